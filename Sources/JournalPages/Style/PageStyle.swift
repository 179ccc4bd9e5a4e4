/// The looks of the page, as one style sheet; its hash stands in the page's policy.
enum PageStyle {
  /// Tokens, then elements, then parts from the top of the page to its end, then paper.
  static let css = Tokens.css + base + head + charts + months + timeline + tools + print

  private static let base = """

    *,*::before,*::after{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;scroll-padding-top:16px}
    body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
    main,.head,footer,.side{padding-left:16px;padding-right:16px}
    h1,h2,h3,h4,h5,p,ul,figure,blockquote{margin:0}
    h1{font-size:21px;line-height:1.3;font-weight:600}
    h2{font-size:21px;line-height:1.3;font-weight:600;margin-bottom:12px}
    h3{font-size:17px;font-weight:600;margin-bottom:8px}
    h4,h5,h6{font-size:17px;font-weight:600;margin:0}
    a{color:var(--link)}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
    [hidden]{display:none!important}
    .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    .skip{position:absolute;left:-999px;top:8px;background:var(--card);padding:8px 16px;z-index:3}
    .skip:focus{left:8px}
    .quiet,footer{color:var(--quiet);font-size:14px}
    section{margin-top:0;margin-bottom:48px}
    details{margin-top:12px}
    summary{cursor:pointer;color:var(--quiet);font-size:15px;padding-top:4px;padding-bottom:4px;width:fit-content}
    .scroll{overflow:auto;max-height:420px;margin-top:8px;border:1px solid var(--line);border-radius:8px}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums}
    .scroll table{width:100%;font-size:14px}
    .scroll th,.scroll td{text-align:left;padding:4px 12px;border-bottom:1px solid var(--line);font-weight:400;vertical-align:top}
    .scroll thead th{position:sticky;top:0;background:var(--card);font-weight:600}
    footer{padding-top:24px;padding-bottom:48px;max-width:68ch}
    """

  private static let head = """

    .head{padding-top:32px;padding-bottom:40px;max-width:1180px;margin-left:auto;margin-right:auto}
    .period{color:var(--quiet);font-size:15px;margin-top:4px}
    .countdown{font-size:clamp(34px,8.2vw,66px);line-height:1.08;font-weight:600;letter-spacing:-.02em;margin-top:28px;max-width:18ch;text-wrap:balance}
    .details{margin-top:12px;font-variant-numeric:tabular-nums}
    .progress{display:block;width:min(400px,100%);height:6px;margin-top:16px;border-radius:3px}
    .affirmation{margin-top:32px;padding:4px 0 4px 16px;border-left:4px solid var(--amber);max-width:52ch;font-size:19px;line-height:1.45}
    .affirmation.competence{border-color:var(--violet)}.affirmation.compassion{border-color:var(--green)}.affirmation.balance{border-color:var(--blue)}
    """

  private static let charts = """

    svg{display:block;max-width:100%}
    .days,.trend{width:100%;height:auto}
    .chart{touch-action:manipulation;cursor:pointer;border-radius:4px}
    .chart.weeks{display:none}
    svg text{fill:var(--quiet)}svg .value{fill:var(--ink)}
    .c-none{stroke:var(--line)}.c-ground,.bar-ground{fill:var(--cell)}.bar{fill:var(--accent)}
    .c-ground.round{stroke:var(--cell)}.m1{fill:var(--m1);stroke:var(--m1)}.m2{fill:var(--m2);stroke:var(--m2)}.m3{fill:var(--m3);stroke:var(--m3)}.m4{fill:var(--m4);stroke:var(--m4)}.m5{fill:var(--m5);stroke:var(--m5)}
    .c-off{stroke:var(--green-ink)}.c-day{stroke:var(--blue-ink)}.c-night{stroke:var(--violet-ink)}.c-call{stroke:var(--quiet)}
    .day-line{min-height:27px;margin-top:8px;font-size:15px}
    .year>.quiet{margin-top:8px}
    .legend{font-size:14px;color:var(--quiet);margin-top:12px;display:flex;flex-wrap:wrap;gap:2px 16px}
    .key{display:inline-flex;align-items:center;gap:5px}
    .swatch{width:13.5px;height:18px;flex:none}
    .cursor{fill:none;stroke:var(--ink);stroke-width:2}
    .multiples{display:grid;grid-template-columns:repeat(auto-fill,minmax(148px,1fr));gap:16px;margin:12px 0 28px}
    .multiples figure{max-width:230px}.multiples svg{width:100%}.multiples figcaption{margin-top:2px;font-size:14px}
    .multiples+h3{border-top:1px solid var(--line);padding-top:14px}h2+.quiet{max-width:68ch}#changes+.quiet{margin-bottom:20px}
    @media(min-width:700px){.multiples{grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:16px 40px}}
    .pair{stroke:var(--pair)}.dot{stroke:var(--knot)}.mean{stroke:var(--accent)}.dots{stroke:var(--dots)}.grid{stroke:var(--line)}
    .b-night{fill:var(--night-band)}.b-off{fill:var(--off-band)}
    .r-long{fill:var(--rest-fill)}.r-usual,.w-bar{fill:var(--work-fill)}.w-cut{fill:var(--cut)}.r-short{fill:var(--danger)}.limit{stroke:var(--danger);stroke-dasharray:3 4}.agreed{stroke:var(--accent)}
    .trends{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr));gap:16px 32px;margin-top:16px}.trends figure{display:flex;flex-direction:column;justify-content:flex-end;max-width:420px}.trends.level figure{justify-content:flex-start}
    ul.returns{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:4px 20px;font-size:15px;margin-bottom:20px;font-variant-numeric:tabular-nums}h3.returns{font-size:15px;margin:8px 0 4px}
    figcaption{font-size:15px;color:var(--quiet);max-width:60ch}
    .trend{margin-top:6px}figure>.quiet{margin-top:4px}
    .sentences{padding-left:20px;max-width:68ch}.sentences li{margin-bottom:8px}
    @media(min-width:700px){.chart.weeks{display:block}.chart.months{display:none}.sentences{columns:2;column-gap:40px;max-width:none}.sentences li{break-inside:avoid}}
    """

  private static let months = """

    div.months{display:grid;grid-template-columns:repeat(auto-fill,minmax(232px,1fr));gap:32px 24px}
    .month{width:calc(100% + 6px);max-width:300px;margin:0 -3px;table-layout:fixed;font-size:14px;align-self:start}
    .month caption{text-align:left;padding:0 3px 4px}.month caption strong{display:block;font-size:15px}.month caption span{display:block;color:var(--quiet);font-size:13px;text-wrap:balance}
    .month th{font-weight:400;color:var(--quiet);font-size:12px;padding:0}
    .month{border-collapse:separate;border-spacing:3px 4px}
    .month td{padding:1px 0;text-align:center}
    .month td>*{display:flex;align-items:center;justify-content:center;min-height:27px;border-radius:4px;color:var(--quiet);text-decoration:none}
    .month a{color:var(--ink);background:var(--cell)}
    .month a:hover{outline:2px solid var(--quiet)}
    .month a{position:relative;z-index:0}.month a::before{position:absolute;z-index:-1;left:0;right:0;bottom:0;border-radius:3px}
    .f1 a::before,.f2 a::before,.f3 a::before,.f4 a::before,.f5 a::before{content:""}.f1 a::before{height:30%;background:var(--m1)}.f2 a::before{height:47.5%;background:var(--m2)}.f3 a::before{height:65%;background:var(--m3)}.f4 a::before{height:82.5%;background:var(--m4)}.f5 a::before{height:100%;background:var(--m5)}
    .f2 a{background:var(--g2)}.f3 a{background:var(--g3)}.f4 a{background:var(--g4)}.f2 a,.f3 a,.f4 a,.f5 a{color:var(--on-fill)}
    .month td{border-top:3px solid transparent;border-bottom:3px solid transparent;background-clip:padding-box}
    .month .s-day{border-top-color:var(--blue-ink)}.month .s-night{border-bottom-color:var(--violet-ink)}.month .s-call{border-top:3px dotted var(--quiet)}
    .month .off>*{background-image:repeating-linear-gradient(135deg,var(--rest-fill),var(--rest-fill) 1.2px,transparent 1.2px,transparent 5px)}
    .month .today>*{outline:2px solid var(--accent)}
    """

  private static let timeline = """

    .tmonth{margin-bottom:32px;content-visibility:auto;contain-intrinsic-size:auto 1200px}
    .tmonth>h3{position:sticky;top:0;background:var(--ground);padding-top:8px;padding-bottom:8px;z-index:1;margin:0}
    .day{padding-top:16px}
    .day h4{color:var(--quiet);font-size:15px;margin-bottom:4px}
    .item{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:12px 16px;margin-bottom:8px;border-left-width:4px}
    .item:target{border-color:var(--accent)}
    .e1{border-left-color:var(--m1)}.e2{border-left-color:var(--m2)}.e3{border-left-color:var(--m3)}.e4{border-left-color:var(--m4)}.e5{border-left-color:var(--m5)}
    .shift{border-left-color:var(--blue-ink)}.shift.night{border-left-color:var(--violet-ink)}.off{border-left-color:var(--green-ink)}
    .mood,.badge{font-family:"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",system-ui}
    .meta{display:flex;flex-wrap:wrap;gap:0 12px;font-size:15px;color:var(--quiet);font-variant-numeric:tabular-nums}
    .meta strong{color:var(--ink);font-weight:600}.star{color:var(--accent)}
    .text{max-width:68ch;unicode-bidi:isolate}.text>*{margin-top:8px;margin-bottom:0}
    .text pre{overflow:auto;background:var(--cell);padding:12px;border-radius:8px;font-size:14px}.text code{font-size:.9em;font-family:ui-monospace,monospace}
    .text blockquote{border-left:3px solid var(--line);padding-left:12px}.text ul,.text ol{padding-left:24px}
    .text table{display:block;overflow:auto}.text th,.text td{border:1px solid var(--line);padding:4px 8px}
    .text img,.photo img{max-width:min(100%,340px);height:auto;border-radius:8px}.big{max-width:100%!important;cursor:zoom-out}
    .photo{margin-top:8px}.photo img,.text img{cursor:zoom-in}
    .highlights{list-style:none;padding:0;margin-top:8px;font-size:15px}.highlights li::before{content:"★ ";color:var(--accent)}
    .words{display:flex;flex-wrap:wrap;gap:4px 12px;margin-top:8px;font-size:14px;color:var(--quiet)}.words span{unicode-bidi:isolate}
    .ratings{display:flex;flex-wrap:wrap;gap:0 12px;font-size:15px;margin-top:4px}.when{color:var(--quiet);min-width:4em}.ratings b{font-variant-numeric:tabular-nums}
    """

  private static let tools = """

    .side{padding-top:0;padding-bottom:24px}
    .tools{background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px;margin-bottom:24px}
    .tools label{font-weight:600}
    .tools input{display:block;width:100%;font:inherit;color:inherit;background:var(--ground);border:1px solid var(--border);border-radius:8px;min-height:44px;padding:4px 12px;margin-top:4px;margin-bottom:4px}
    .tools button{font-family:system-ui,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji",sans-serif}fieldset{border:0;padding:0;margin:12px 0 0;min-width:0}legend{font-size:14px;color:var(--quiet);padding:0;margin-bottom:4px}
    .tools button{font:inherit;font-size:14px;color:inherit;background:var(--ground);border:1px solid var(--border);border-radius:16px;min-height:32px;padding:2px 12px;margin:0 4px 6px 0;cursor:pointer;max-width:100%}
    .tools button[aria-pressed=true]{background:var(--ink);color:var(--ground);border-color:var(--ink)}
    .found{font-size:15px;margin-top:8px}.found:empty{display:none}
    @media(hover:none){.by-key{display:none}}
    .contents{list-style:none;padding:4px 0;display:flex;gap:0 20px;font-size:14px;overflow-x:auto;white-space:nowrap}.contents a{display:block;padding-top:4px;padding-bottom:4px;min-height:28px}
    @media(min-width:960px){
    .columns{display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:0 32px;max-width:1180px;margin-left:auto;margin-right:auto}
    main{grid-column:1;grid-row:1}.side{grid-column:2;grid-row:1;position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding-top:16px;padding-bottom:16px}
    .contents{display:block;columns:2;column-gap:12px;white-space:normal;overflow:visible}footer{max-width:1180px;margin-left:auto;margin-right:auto}
    }
    .alone{max-width:760px;margin:32px auto}
    @media(prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
    """

  private static let print = """

    @page{size:A4;margin:18mm 16mm;@bottom-right{content:counter(page);font:9pt sans-serif;color:#4B5563}}
    @media print{
    :root{--ground:#fff;--card:#fff;--ink:#111827;--quiet:#4B5563;--line:#D1D5DB;--cell:#F3EDE2;color-scheme:light}
    body{font-size:10pt;line-height:1.45}.side,.skip,.day-line,details,.scroll{display:none}
    h1{font-size:14pt}h2{font-size:14pt;margin-bottom:3mm}h3{font-size:11pt;margin-bottom:2mm}h4,h5,h6{font-size:10.5pt}section{margin-bottom:9mm}
    .period,.meta,.ratings,.highlights,.returns{font-size:9pt!important}.quiet,.legend,figcaption,footer,.words{font-size:8.5pt!important}.affirmation{font-size:12pt;margin-top:6mm}
    main,.head,footer{padding-left:0;padding-right:0}.head{padding-top:0;padding-bottom:9mm}.columns{display:block}.countdown{font-size:26pt;margin-top:8mm}
    .chart.weeks{display:block}.chart.months{display:none}.tmonth{content-visibility:visible;margin-bottom:6mm}.tmonth>h3{position:static;font-size:12pt}
    .day{padding-top:3mm}.day h4{font-size:9pt;margin-bottom:1mm}.item{padding:2mm 3.5mm;margin-bottom:2mm}.text>*{margin-top:1.5mm}.words{margin-top:1.5mm}
    div.months{display:block;orphans:1;widows:1}.month{display:inline-table;width:52mm;max-width:none;margin:0 4mm 6mm 0;vertical-align:top;font-size:8.5pt}.month td>*{min-height:5mm}
    .month caption strong{font-size:10pt}.month caption span,.month th{font-size:7.5pt}.key{display:inline-block;margin-right:4mm}.legend{display:block}.swatch{display:inline-block;vertical-align:-4px;margin-right:1mm}
    .multiples{display:block;columns:3;margin:2mm 0 4mm}.trends{display:block;columns:2;column-gap:8mm}.trends figure{display:block;margin-bottom:4mm}
    .sheet{break-inside:avoid;margin-bottom:6mm}.diary{width:100%;font-size:8pt}.diary th,.diary td{text-align:left;font-weight:400;padding:.5mm 2mm .5mm 0;border-bottom:.4pt solid var(--line);white-space:nowrap}
    .diary thead th{font-weight:600;border-color:var(--ink)}.diary .n{text-align:center}.diary .we th{font-weight:600}.diary td:nth-of-type(2){width:32mm}.diary i{display:inline-block;height:2.4mm;border-radius:.6mm;margin-right:2mm;vertical-align:-.2mm}
    .diary .w1{width:4mm;background:var(--m1)}.diary .w2{width:8mm;background:var(--m2)}.diary .w3{width:12mm;background:var(--m3)}.diary .w4{width:16mm;background:var(--m4)}.diary .w5{width:20mm;background:var(--m5)}
    .item,figure,.month,h2,h3,h4{break-inside:avoid}h2,h3,h4{break-after:avoid}a{color:inherit;text-decoration:none}
    .text a[href^=http]::after{content:" (" attr(href) ")"}
    }
    """
}
