/// The colours of all pages, on light ground and on dark; every text is 4.5:1 against its ground at least.
enum Tokens {
  static let css = """

    :root{color-scheme:light dark;--ground:#FFFBF5;--card:#FFFFFF;--ink:#111827;--quiet:#4B5563;--line:#E5DFD3;--border:#8A8272;--cell:#F3EDE2;
    --link:#1D4ED8;--accent:#B45309;--amber:#F59E0B;--violet:#8B5CF6;--green:#10B981;--blue:#3B82F6;
    --blue-ink:#1D4ED8;--violet-ink:#6D28D9;--green-ink:#047857;--danger:#B91C1C;--on-fill:#111827;--mark:#FDE68A;
    --m1:#64748B;--m2:#A3B1C6;--m3:#DCD2BE;--m4:#FBBF24;--m5:#F59E0B;
    --pair:#CFC6B4;--dots:#A1977F;--night-band:#EDE9FE;--off-band:#D1FAE5;--rest-fill:#6EE7B7;--work-fill:#94A3B8}
    @media screen and (prefers-color-scheme:dark){
    :root{--ground:#111827;--card:#1A2333;--ink:#F3F4F6;--quiet:#A8B0BD;--line:#2E394B;--border:#7C8798;--cell:#253044;
    --link:#93C5FD;--accent:#FCD34D;--blue-ink:#93C5FD;--violet-ink:#C4B5FD;--green-ink:#6EE7B7;--danger:#FCA5A5;--mark:#FCD34D;
    --m1:#64748B;--m2:#8FA0B8;--m3:#D8CDB8;--m4:#FBBF24;--m5:#F59E0B;
    --pair:#465268;--dots:#7C89A0;--night-band:#2C2850;--off-band:#123B36;--rest-fill:#2F9E77;--work-fill:#7386A3}
    }
    """
}
