#include "CTemplates.h"

#include <string.h>

// The compilers that are asked for all know it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char check_in_md[] = {
#embed "../../Templates/check-in.md"
};
static const unsigned char check_out_md[] = {
#embed "../../Templates/check-out.md"
};
static const unsigned char entry_md[] = {
#embed "../../Templates/entry.md"
};
static const unsigned char shift_md[] = {
#embed "../../Templates/shift.md"
};
static const unsigned char vacation_md[] = {
#embed "../../Templates/vacation.md"
};
static const unsigned char profile_de_md[] = {
#embed "../../Templates/profile.de.md"
};
static const unsigned char profile_en_md[] = {
#embed "../../Templates/profile.en.md"
};
static const unsigned char profile_es_md[] = {
#embed "../../Templates/profile.es.md"
};
static const unsigned char profile_fr_md[] = {
#embed "../../Templates/profile.fr.md"
};
static const unsigned char profile_it_md[] = {
#embed "../../Templates/profile.it.md"
};
static const unsigned char profile_ja_md[] = {
#embed "../../Templates/profile.ja.md"
};
static const unsigned char profile_ko_md[] = {
#embed "../../Templates/profile.ko.md"
};
static const unsigned char profile_nl_md[] = {
#embed "../../Templates/profile.nl.md"
};
static const unsigned char profile_pt_md[] = {
#embed "../../Templates/profile.pt.md"
};
static const unsigned char holidays_txt[] = {
#embed "../../Templates/holidays.txt"
};
static const unsigned char assistant_txt[] = {
#embed "../../Templates/assistant.txt"
};
static const unsigned char completions_bash[] = {
#embed "../../Templates/completions/smjournal.bash"
};
static const unsigned char completions_fish[] = {
#embed "../../Templates/completions/smjournal.fish"
};
static const unsigned char completions_zsh[] = {
#embed "../../Templates/completions/smjournal.zsh"
};
static const unsigned char handbook_at_rest_md[] = {
#embed "../../examples/handbook/at-rest.md"
};
static const unsigned char handbook_format_md[] = {
#embed "../../examples/handbook/format.md"
};
static const unsigned char handbook_languages_md[] = {
#embed "../../examples/handbook/languages.md"
};
static const unsigned char handbook_phone_md[] = {
#embed "../../examples/handbook/phone.md"
};
static const unsigned char handbook_shifts_md[] = {
#embed "../../examples/handbook/shifts.md"
};
static const unsigned char handbook_sync_md[] = {
#embed "../../examples/handbook/sync.md"
};
static const unsigned char pages_alone_html[] = {
#embed "../../Templates/pages/alone.html"
};
static const unsigned char pages_book_css[] = {
#embed "../../Templates/pages/book.css"
};
static const unsigned char pages_book_html[] = {
#embed "../../Templates/pages/book.html"
};
static const unsigned char pages_book_opf[] = {
#embed "../../Templates/pages/book.opf"
};
static const unsigned char pages_changes_html[] = {
#embed "../../Templates/pages/changes.html"
};
static const unsigned char pages_choices_html[] = {
#embed "../../Templates/pages/choices.html"
};
static const unsigned char pages_container_xml[] = {
#embed "../../Templates/pages/container.xml"
};
static const unsigned char pages_contents_html[] = {
#embed "../../Templates/pages/contents.html"
};
static const unsigned char pages_diary_html[] = {
#embed "../../Templates/pages/diary.html"
};
static const unsigned char pages_document_html[] = {
#embed "../../Templates/pages/document.html"
};
static const unsigned char pages_filters_html[] = {
#embed "../../Templates/pages/filters.html"
};
static const unsigned char pages_form_css[] = {
#embed "../../Templates/pages/form.css"
};
static const unsigned char pages_form_html[] = {
#embed "../../Templates/pages/form.html"
};
static const unsigned char pages_form_js[] = {
#embed "../../Templates/pages/form.js"
};
static const unsigned char pages_head_html[] = {
#embed "../../Templates/pages/head.html"
};
static const unsigned char pages_item_html[] = {
#embed "../../Templates/pages/item.html"
};
static const unsigned char pages_lately_html[] = {
#embed "../../Templates/pages/lately.html"
};
static const unsigned char pages_latest_html[] = {
#embed "../../Templates/pages/latest.html"
};
static const unsigned char pages_legend_html[] = {
#embed "../../Templates/pages/legend.html"
};
static const unsigned char pages_memories_html[] = {
#embed "../../Templates/pages/memories.html"
};
static const unsigned char pages_months_html[] = {
#embed "../../Templates/pages/months.html"
};
static const unsigned char pages_page_css[] = {
#embed "../../Templates/pages/page.css"
};
static const unsigned char pages_page_js[] = {
#embed "../../Templates/pages/page.js"
};
static const unsigned char pages_pocket_css[] = {
#embed "../../Templates/pages/pocket.css"
};
static const unsigned char pages_pocket_html[] = {
#embed "../../Templates/pages/pocket.html"
};
static const unsigned char pages_pocket_js[] = {
#embed "../../Templates/pages/pocket.js"
};
static const unsigned char pages_questions_html[] = {
#embed "../../Templates/pages/questions.html"
};
static const unsigned char pages_record_html[] = {
#embed "../../Templates/pages/record.html"
};
static const unsigned char pages_report_css[] = {
#embed "../../Templates/pages/report.css"
};
static const unsigned char pages_report_html[] = {
#embed "../../Templates/pages/report.html"
};
static const unsigned char pages_rest_html[] = {
#embed "../../Templates/pages/rest.html"
};
static const unsigned char pages_search_html[] = {
#embed "../../Templates/pages/search.html"
};
static const unsigned char pages_sentences_html[] = {
#embed "../../Templates/pages/sentences.html"
};
static const unsigned char pages_sleep_html[] = {
#embed "../../Templates/pages/sleep.html"
};
static const unsigned char pages_tokens_css[] = {
#embed "../../Templates/pages/tokens.css"
};
static const unsigned char pages_trends_html[] = {
#embed "../../Templates/pages/trends.html"
};
static const unsigned char pages_ways_html[] = {
#embed "../../Templates/pages/ways.html"
};
static const unsigned char pages_year_html[] = {
#embed "../../Templates/pages/year.html"
};
static const unsigned char texts_de_ftl[] = {
#embed "../../Templates/texts/de.ftl"
};
static const unsigned char texts_en_ftl[] = {
#embed "../../Templates/texts/en.ftl"
};
static const unsigned char texts_es_ftl[] = {
#embed "../../Templates/texts/es.ftl"
};
static const unsigned char texts_fr_ftl[] = {
#embed "../../Templates/texts/fr.ftl"
};
static const unsigned char texts_it_ftl[] = {
#embed "../../Templates/texts/it.ftl"
};
static const unsigned char texts_ja_ftl[] = {
#embed "../../Templates/texts/ja.ftl"
};
static const unsigned char texts_ko_ftl[] = {
#embed "../../Templates/texts/ko.ftl"
};
static const unsigned char texts_nl_ftl[] = {
#embed "../../Templates/texts/nl.ftl"
};
static const unsigned char texts_pt_ftl[] = {
#embed "../../Templates/texts/pt.ftl"
};
static const unsigned char words_abbreviations_txt[] = {
#embed "../../Templates/words/abbreviations.txt"
};
static const unsigned char words_affirmation_orders_txt[] = {
#embed "../../Templates/words/affirmation-orders.txt"
};
static const unsigned char words_agreements_txt[] = {
#embed "../../Templates/words/agreements.txt"
};
static const unsigned char words_badges_txt[] = {
#embed "../../Templates/words/badges.txt"
};
static const unsigned char words_call_outs_txt[] = {
#embed "../../Templates/words/call-outs.txt"
};
static const unsigned char words_children_txt[] = {
#embed "../../Templates/words/children.txt"
};
static const unsigned char words_clock_bases_txt[] = {
#embed "../../Templates/words/clock-bases.txt"
};
static const unsigned char words_colors_txt[] = {
#embed "../../Templates/words/colors.txt"
};
static const unsigned char words_countries_txt[] = {
#embed "../../Templates/words/countries.txt"
};
static const unsigned char words_dates_de_txt[] = {
#embed "../../Templates/words/dates.de.txt"
};
static const unsigned char words_dates_en_txt[] = {
#embed "../../Templates/words/dates.en.txt"
};
static const unsigned char words_dates_es_txt[] = {
#embed "../../Templates/words/dates.es.txt"
};
static const unsigned char words_dates_fr_txt[] = {
#embed "../../Templates/words/dates.fr.txt"
};
static const unsigned char words_dates_it_txt[] = {
#embed "../../Templates/words/dates.it.txt"
};
static const unsigned char words_dates_ja_txt[] = {
#embed "../../Templates/words/dates.ja.txt"
};
static const unsigned char words_dates_ko_txt[] = {
#embed "../../Templates/words/dates.ko.txt"
};
static const unsigned char words_dates_nl_txt[] = {
#embed "../../Templates/words/dates.nl.txt"
};
static const unsigned char words_dates_pt_txt[] = {
#embed "../../Templates/words/dates.pt.txt"
};
static const unsigned char words_energies_txt[] = {
#embed "../../Templates/words/energies.txt"
};
static const unsigned char words_french_keys_txt[] = {
#embed "../../Templates/words/french-keys.txt"
};
static const unsigned char words_help_lines_txt[] = {
#embed "../../Templates/words/help-lines.txt"
};
static const unsigned char words_illnesses_txt[] = {
#embed "../../Templates/words/illnesses.txt"
};
static const unsigned char words_joints_txt[] = {
#embed "../../Templates/words/joints.txt"
};
static const unsigned char words_keys_txt[] = {
#embed "../../Templates/words/keys.txt"
};
static const unsigned char words_kind_plurals_txt[] = {
#embed "../../Templates/words/kind-plurals.txt"
};
static const unsigned char words_kinds_txt[] = {
#embed "../../Templates/words/kinds.txt"
};
static const unsigned char words_languages_txt[] = {
#embed "../../Templates/words/languages.txt"
};
static const unsigned char words_later_txt[] = {
#embed "../../Templates/words/later.txt"
};
static const unsigned char words_letters_txt[] = {
#embed "../../Templates/words/letters.txt"
};
static const unsigned char words_months_txt[] = {
#embed "../../Templates/words/months.txt"
};
static const unsigned char words_mood_en_txt[] = {
#embed "../../Templates/words/mood.en.txt"
};
static const unsigned char words_mood_fr_txt[] = {
#embed "../../Templates/words/mood.fr.txt"
};
static const unsigned char words_moments_txt[] = {
#embed "../../Templates/words/moments.txt"
};
static const unsigned char words_moods_txt[] = {
#embed "../../Templates/words/moods.txt"
};
static const unsigned char words_numbers_txt[] = {
#embed "../../Templates/words/numbers.txt"
};
static const unsigned char words_on_call_places_txt[] = {
#embed "../../Templates/words/on-call-places.txt"
};
static const unsigned char words_patients_txt[] = {
#embed "../../Templates/words/patients.txt"
};
static const unsigned char words_professions_txt[] = {
#embed "../../Templates/words/professions.txt"
};
static const unsigned char words_profile_keys_txt[] = {
#embed "../../Templates/words/profile-keys.txt"
};
static const unsigned char words_regions_txt[] = {
#embed "../../Templates/words/regions.txt"
};
static const unsigned char words_reminders_txt[] = {
#embed "../../Templates/words/reminders.txt"
};
static const unsigned char words_setup_txt[] = {
#embed "../../Templates/words/setup.txt"
};
static const unsigned char words_shift_types_txt[] = {
#embed "../../Templates/words/shift-types.txt"
};
static const unsigned char words_shifts_txt[] = {
#embed "../../Templates/words/shifts.txt"
};
static const unsigned char words_synonyms_txt[] = {
#embed "../../Templates/words/synonyms.txt"
};
static const unsigned char words_tables_txt[] = {
#embed "../../Templates/words/tables.txt"
};
static const unsigned char words_text_names_txt[] = {
#embed "../../Templates/words/text-names.txt"
};
static const unsigned char words_topics_txt[] = {
#embed "../../Templates/words/topics.txt"
};
static const unsigned char words_truth_txt[] = {
#embed "../../Templates/words/truth.txt"
};
static const unsigned char words_units_txt[] = {
#embed "../../Templates/words/units.txt"
};
static const unsigned char words_vacation_categories_txt[] = {
#embed "../../Templates/words/vacation-categories.txt"
};
static const unsigned char words_vacation_states_txt[] = {
#embed "../../Templates/words/vacation-states.txt"
};
static const unsigned char words_weekdays_txt[] = {
#embed "../../Templates/words/weekdays.txt"
};
static const unsigned char words_windows_zones_txt[] = {
#embed "../../Templates/words/windows-zones.txt"
};
static const unsigned char words_zones_txt[] = {
#embed "../../Templates/words/zones.txt"
};

static const struct {
  const char *path;
  template_file file;
} files[] = {
  {"check-in.md", {check_in_md, sizeof check_in_md}},
  {"check-out.md", {check_out_md, sizeof check_out_md}},
  {"entry.md", {entry_md, sizeof entry_md}},
  {"shift.md", {shift_md, sizeof shift_md}},
  {"vacation.md", {vacation_md, sizeof vacation_md}},
  {"profile.de.md", {profile_de_md, sizeof profile_de_md}},
  {"profile.en.md", {profile_en_md, sizeof profile_en_md}},
  {"profile.es.md", {profile_es_md, sizeof profile_es_md}},
  {"profile.fr.md", {profile_fr_md, sizeof profile_fr_md}},
  {"profile.it.md", {profile_it_md, sizeof profile_it_md}},
  {"profile.ja.md", {profile_ja_md, sizeof profile_ja_md}},
  {"profile.ko.md", {profile_ko_md, sizeof profile_ko_md}},
  {"profile.nl.md", {profile_nl_md, sizeof profile_nl_md}},
  {"profile.pt.md", {profile_pt_md, sizeof profile_pt_md}},
  {"holidays.txt", {holidays_txt, sizeof holidays_txt}},
  {"assistant.txt", {assistant_txt, sizeof assistant_txt}},
  {"completions/smjournal.bash", {completions_bash, sizeof completions_bash}},
  {"completions/smjournal.fish", {completions_fish, sizeof completions_fish}},
  {"completions/smjournal.zsh", {completions_zsh, sizeof completions_zsh}},
  {"handbook/at-rest.md", {handbook_at_rest_md, sizeof handbook_at_rest_md}},
  {"handbook/format.md", {handbook_format_md, sizeof handbook_format_md}},
  {"handbook/languages.md", {handbook_languages_md, sizeof handbook_languages_md}},
  {"handbook/phone.md", {handbook_phone_md, sizeof handbook_phone_md}},
  {"handbook/shifts.md", {handbook_shifts_md, sizeof handbook_shifts_md}},
  {"handbook/sync.md", {handbook_sync_md, sizeof handbook_sync_md}},
  {"pages/alone.html", {pages_alone_html, sizeof pages_alone_html}},
  {"pages/book.css", {pages_book_css, sizeof pages_book_css}},
  {"pages/book.html", {pages_book_html, sizeof pages_book_html}},
  {"pages/book.opf", {pages_book_opf, sizeof pages_book_opf}},
  {"pages/changes.html", {pages_changes_html, sizeof pages_changes_html}},
  {"pages/choices.html", {pages_choices_html, sizeof pages_choices_html}},
  {"pages/container.xml", {pages_container_xml, sizeof pages_container_xml}},
  {"pages/contents.html", {pages_contents_html, sizeof pages_contents_html}},
  {"pages/diary.html", {pages_diary_html, sizeof pages_diary_html}},
  {"pages/document.html", {pages_document_html, sizeof pages_document_html}},
  {"pages/filters.html", {pages_filters_html, sizeof pages_filters_html}},
  {"pages/form.css", {pages_form_css, sizeof pages_form_css}},
  {"pages/form.html", {pages_form_html, sizeof pages_form_html}},
  {"pages/form.js", {pages_form_js, sizeof pages_form_js}},
  {"pages/head.html", {pages_head_html, sizeof pages_head_html}},
  {"pages/item.html", {pages_item_html, sizeof pages_item_html}},
  {"pages/lately.html", {pages_lately_html, sizeof pages_lately_html}},
  {"pages/latest.html", {pages_latest_html, sizeof pages_latest_html}},
  {"pages/legend.html", {pages_legend_html, sizeof pages_legend_html}},
  {"pages/memories.html", {pages_memories_html, sizeof pages_memories_html}},
  {"pages/months.html", {pages_months_html, sizeof pages_months_html}},
  {"pages/page.css", {pages_page_css, sizeof pages_page_css}},
  {"pages/page.js", {pages_page_js, sizeof pages_page_js}},
  {"pages/pocket.css", {pages_pocket_css, sizeof pages_pocket_css}},
  {"pages/pocket.html", {pages_pocket_html, sizeof pages_pocket_html}},
  {"pages/pocket.js", {pages_pocket_js, sizeof pages_pocket_js}},
  {"pages/questions.html", {pages_questions_html, sizeof pages_questions_html}},
  {"pages/record.html", {pages_record_html, sizeof pages_record_html}},
  {"pages/report.css", {pages_report_css, sizeof pages_report_css}},
  {"pages/report.html", {pages_report_html, sizeof pages_report_html}},
  {"pages/rest.html", {pages_rest_html, sizeof pages_rest_html}},
  {"pages/search.html", {pages_search_html, sizeof pages_search_html}},
  {"pages/sentences.html", {pages_sentences_html, sizeof pages_sentences_html}},
  {"pages/sleep.html", {pages_sleep_html, sizeof pages_sleep_html}},
  {"pages/tokens.css", {pages_tokens_css, sizeof pages_tokens_css}},
  {"pages/trends.html", {pages_trends_html, sizeof pages_trends_html}},
  {"pages/ways.html", {pages_ways_html, sizeof pages_ways_html}},
  {"pages/year.html", {pages_year_html, sizeof pages_year_html}},
  {"texts/de.ftl", {texts_de_ftl, sizeof texts_de_ftl}},
  {"texts/en.ftl", {texts_en_ftl, sizeof texts_en_ftl}},
  {"texts/es.ftl", {texts_es_ftl, sizeof texts_es_ftl}},
  {"texts/fr.ftl", {texts_fr_ftl, sizeof texts_fr_ftl}},
  {"texts/it.ftl", {texts_it_ftl, sizeof texts_it_ftl}},
  {"texts/ja.ftl", {texts_ja_ftl, sizeof texts_ja_ftl}},
  {"texts/ko.ftl", {texts_ko_ftl, sizeof texts_ko_ftl}},
  {"texts/nl.ftl", {texts_nl_ftl, sizeof texts_nl_ftl}},
  {"texts/pt.ftl", {texts_pt_ftl, sizeof texts_pt_ftl}},
  {"words/abbreviations.txt", {words_abbreviations_txt, sizeof words_abbreviations_txt}},
  {"words/affirmation-orders.txt", {words_affirmation_orders_txt, sizeof words_affirmation_orders_txt}},
  {"words/agreements.txt", {words_agreements_txt, sizeof words_agreements_txt}},
  {"words/badges.txt", {words_badges_txt, sizeof words_badges_txt}},
  {"words/call-outs.txt", {words_call_outs_txt, sizeof words_call_outs_txt}},
  {"words/children.txt", {words_children_txt, sizeof words_children_txt}},
  {"words/clock-bases.txt", {words_clock_bases_txt, sizeof words_clock_bases_txt}},
  {"words/colors.txt", {words_colors_txt, sizeof words_colors_txt}},
  {"words/countries.txt", {words_countries_txt, sizeof words_countries_txt}},
  {"words/dates.de.txt", {words_dates_de_txt, sizeof words_dates_de_txt}},
  {"words/dates.en.txt", {words_dates_en_txt, sizeof words_dates_en_txt}},
  {"words/dates.es.txt", {words_dates_es_txt, sizeof words_dates_es_txt}},
  {"words/dates.fr.txt", {words_dates_fr_txt, sizeof words_dates_fr_txt}},
  {"words/dates.it.txt", {words_dates_it_txt, sizeof words_dates_it_txt}},
  {"words/dates.ja.txt", {words_dates_ja_txt, sizeof words_dates_ja_txt}},
  {"words/dates.ko.txt", {words_dates_ko_txt, sizeof words_dates_ko_txt}},
  {"words/dates.nl.txt", {words_dates_nl_txt, sizeof words_dates_nl_txt}},
  {"words/dates.pt.txt", {words_dates_pt_txt, sizeof words_dates_pt_txt}},
  {"words/energies.txt", {words_energies_txt, sizeof words_energies_txt}},
  {"words/french-keys.txt", {words_french_keys_txt, sizeof words_french_keys_txt}},
  {"words/help-lines.txt", {words_help_lines_txt, sizeof words_help_lines_txt}},
  {"words/illnesses.txt", {words_illnesses_txt, sizeof words_illnesses_txt}},
  {"words/joints.txt", {words_joints_txt, sizeof words_joints_txt}},
  {"words/keys.txt", {words_keys_txt, sizeof words_keys_txt}},
  {"words/kind-plurals.txt", {words_kind_plurals_txt, sizeof words_kind_plurals_txt}},
  {"words/kinds.txt", {words_kinds_txt, sizeof words_kinds_txt}},
  {"words/languages.txt", {words_languages_txt, sizeof words_languages_txt}},
  {"words/later.txt", {words_later_txt, sizeof words_later_txt}},
  {"words/letters.txt", {words_letters_txt, sizeof words_letters_txt}},
  {"words/months.txt", {words_months_txt, sizeof words_months_txt}},
  {"words/mood.en.txt", {words_mood_en_txt, sizeof words_mood_en_txt}},
  {"words/mood.fr.txt", {words_mood_fr_txt, sizeof words_mood_fr_txt}},
  {"words/moments.txt", {words_moments_txt, sizeof words_moments_txt}},
  {"words/moods.txt", {words_moods_txt, sizeof words_moods_txt}},
  {"words/numbers.txt", {words_numbers_txt, sizeof words_numbers_txt}},
  {"words/on-call-places.txt", {words_on_call_places_txt, sizeof words_on_call_places_txt}},
  {"words/patients.txt", {words_patients_txt, sizeof words_patients_txt}},
  {"words/professions.txt", {words_professions_txt, sizeof words_professions_txt}},
  {"words/profile-keys.txt", {words_profile_keys_txt, sizeof words_profile_keys_txt}},
  {"words/regions.txt", {words_regions_txt, sizeof words_regions_txt}},
  {"words/reminders.txt", {words_reminders_txt, sizeof words_reminders_txt}},
  {"words/setup.txt", {words_setup_txt, sizeof words_setup_txt}},
  {"words/shift-types.txt", {words_shift_types_txt, sizeof words_shift_types_txt}},
  {"words/shifts.txt", {words_shifts_txt, sizeof words_shifts_txt}},
  {"words/synonyms.txt", {words_synonyms_txt, sizeof words_synonyms_txt}},
  {"words/tables.txt", {words_tables_txt, sizeof words_tables_txt}},
  {"words/text-names.txt", {words_text_names_txt, sizeof words_text_names_txt}},
  {"words/topics.txt", {words_topics_txt, sizeof words_topics_txt}},
  {"words/truth.txt", {words_truth_txt, sizeof words_truth_txt}},
  {"words/units.txt", {words_units_txt, sizeof words_units_txt}},
  {"words/vacation-categories.txt", {words_vacation_categories_txt, sizeof words_vacation_categories_txt}},
  {"words/vacation-states.txt", {words_vacation_states_txt, sizeof words_vacation_states_txt}},
  {"words/weekdays.txt", {words_weekdays_txt, sizeof words_weekdays_txt}},
  {"words/windows-zones.txt", {words_windows_zones_txt, sizeof words_windows_zones_txt}},
  {"words/zones.txt", {words_zones_txt, sizeof words_zones_txt}},
};

template_file template_named(const char *path) {
  for (size_t index = 0; index < sizeof files / sizeof *files; index++) {
    if (strcmp(files[index].path, path) == 0) return files[index].file;
  }
  return (template_file){0, 0};
}
