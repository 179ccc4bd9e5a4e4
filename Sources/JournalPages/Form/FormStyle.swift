/// The looks of the form: large targets for either thumb, one question a screen on a phone, all on a sheet on
/// a desk.
enum FormStyle {
  static let css =
    Tokens.css + """

      *,*::before,*::after{box-sizing:border-box}
      body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
      main{max-width:720px;margin-left:auto;margin-right:auto;padding:24px 16px 96px}
      h1{font-size:26px;line-height:1.2;font-weight:600;margin:0}
      .top{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin-bottom:24px}
      #place{margin:0;font-variant-numeric:tabular-nums;white-space:nowrap}
      [hidden]{display:none!important}
      fieldset{border:0;margin:0 0 32px;padding:0;min-width:0}
      legend{font-size:21px;font-weight:600;line-height:1.3;padding:0;margin-bottom:12px}
      :focus-visible{outline:3px solid var(--link);outline-offset:2px}
      .choices{display:grid;gap:8px}
      .choice{display:flex;align-items:center;gap:12px;min-height:56px;padding:8px 16px;background:var(--card);border:2px solid var(--border);border-radius:8px;cursor:pointer}
      .choice input{width:20px;height:20px;margin:0;accent-color:var(--accent);flex:none}
      .choice{position:relative}
      .choice.on{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:var(--chosen);font-weight:600}
      .choice.on::after{content:"✓";position:absolute;right:12px;color:var(--accent);font-weight:700}
      .choice:focus-within{outline:3px solid var(--link);outline-offset:2px}
      .face{font-size:34px;line-height:1;font-family:"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",system-ui}
      .choice b{font-variant-numeric:tabular-nums}
      .badges .choices,.shifts .choices{grid-template-columns:repeat(auto-fill,minmax(166px,1fr))}
      .badges span:first-of-type{font-size:22px;line-height:1;font-family:"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",system-ui}
      .badges .choice{padding:8px 12px;gap:10px}
      .faces input,.scale input,.badges input{position:absolute;opacity:0;top:0;left:0;width:100%;height:100%;cursor:pointer}
      textarea,.summary input{width:100%;font:inherit;color:inherit;background:var(--card);border:2px solid var(--border);border-radius:8px;padding:12px;min-height:48px}
      .summary label{display:block}
      #sum{margin:0;font-size:19px}
      .quiet{color:var(--quiet);font-size:15px;margin:0}
      button{font:inherit;font-weight:600;min-height:52px;padding:8px 24px;border-radius:8px;border:2px solid var(--ink);background:var(--ground);color:var(--ink);cursor:pointer}
      .actions{display:flex;flex-wrap:wrap;gap:12px}
      .actions button,#next{background:var(--ink);color:var(--ground)}
      #done{font-weight:600;margin:0}.notice{border:2px solid var(--accent);border-radius:8px;padding:16px}
      .steps,#place{display:none}
      @media(max-width:699px){
      h1{font-size:19px;color:var(--quiet)}.top{margin-bottom:20px}legend{font-size:24px;margin-bottom:16px}
      .scale b{display:inline-grid;place-items:center;width:32px;height:32px;border-radius:16px;background:var(--cell)}
      .js .step:not(.current){display:none}
      .js #place{display:block}.steps{display:flex;gap:12px;position:fixed;left:0;right:0;bottom:0;padding:12px 16px 24px;background:var(--ground);border-top:1px solid var(--line)}
      .steps button{flex:1}
      }
      @media(min-width:700px){.faces .choices,.scale .choices{grid-template-columns:repeat(5,1fr)}.faces .choice,.scale .choice{flex-direction:column;text-align:center;gap:4px;font-size:15px;padding:12px 4px}.scale b{font-size:21px}.faces .on::after,.scale .on::after{top:4px;right:8px}.kinds .choices{grid-template-columns:repeat(3,1fr)}}
      @media(prefers-reduced-motion:no-preference){.choice{transition:border-color .12s}}
      """
}
