/// A4, black on white, at any screen as well.
enum ReportStyle {
  static let css = """

    :root{color-scheme:light}*,*::before,*::after{box-sizing:border-box}
    body{margin:0;background:#fff;color:#111;font:9.5pt/1.35 system-ui,sans-serif;overflow-wrap:break-word}
    main{max-width:190mm;margin:0 auto;padding:10mm 16px}
    h1{font-size:15pt;line-height:1.2;margin:0 0 1.5mm}
    h2,h3,caption{font-size:10.5pt;font-weight:600;text-align:left}
    h2,h3{margin:3.2mm 0 .8mm}caption{padding:3.2mm 0 .5mm}
    p{margin:0 0 1.2mm}.who{font-size:11.5pt}.small{font-size:8pt;color:#333;overflow-wrap:anywhere}
    ul{margin:0;padding-left:5mm}.changes{columns:2 80mm;column-gap:8mm}
    .findings{font-size:8.5pt}.findings b{margin-right:1.5mm}
    .facts{columns:3 54mm;column-gap:7mm;margin:0}
    .facts div{break-inside:avoid;padding-bottom:.2mm;margin-bottom:.4mm;display:flex;justify-content:space-between;gap:4mm;border-bottom:.4pt dotted #777}
    dt{color:#333;flex:1 1 0}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
    .wide{overflow-x:auto;position:relative}
    table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:8.5pt}
    th,td{text-align:left;line-height:1.25;padding:.25mm 2.5mm .3mm 0;border-bottom:.4pt solid #bbb;font-weight:400;vertical-align:bottom}
    thead th,thead td{border-bottom:.8pt solid #111;font-weight:600}
    .weeks td,.weeks td+th,.weeks th+th,.ratings td,.ratings td+th,.ratings th+th{text-align:right}
    .limits td:nth-of-type(4),.limits th:nth-of-type(4){text-align:right}
    tbody th,.weeks td,.rests td{white-space:nowrap}
    tr,li,.signature{break-inside:avoid}h2,h3,caption{break-after:avoid}
    .signature{display:flex;justify-content:space-between;align-items:flex-end;gap:8mm;margin:7mm 0 1.5mm}.signature p{margin:0}
    .signature p:first-child{flex:1 1 0}.line{border-top:.4pt solid #111;flex:0 0 70mm;padding-top:1mm}
    @page{size:A4;margin:11mm 14mm 12mm;@bottom-right{content:counter(page) "/" counter(pages);font:8pt sans-serif;color:#333}}
    @media print{main{padding:0;max-width:none}.wide{overflow:visible}}
    @media (max-width:600px){body{font-size:15px}table,.findings{font-size:14px}.small{font-size:13px}tbody th{min-width:38vw;white-space:normal}.signature{flex-wrap:wrap}.signature .line{flex:1 0 100%}}
    """
}
