/// The colours of all pages, on light ground and on dark; every text is 4.5:1 against its ground at least.
enum Tokens {
  static let css = """

    :root{color-scheme:light dark;--ground:#FFFBF5;--card:#FFFFFF;--ink:#111827;--quiet:#4B5563;--line:#E5DFD3;--border:#8A8272;--cell:#F3EDE2;
    --link:#1D4ED8;--accent:#B45309;--amber:#F59E0B;--violet:#8B5CF6;--green:#10B981;--blue:#3B82F6;
    --blue-ink:#1D4ED8;--violet-ink:#6D28D9;--green-ink:#047857;--danger:#B91C1C;--on-fill:#111827;--mark:#FDE68A;--chosen:#FFF3DC;
    --m1:#64748B;--m2:#A3B1C6;--m3:#DCD2BE;--m4:#FBBF24;--m5:#F08C00;--g2:#F3EDE2;--g3:#F3EDE2;--g4:#F3EDE2;
    --pair:#E3DBCB;--dots:#B9AF9B;--knot:#64748B;--night-band:#EDE9FE;--off-band:#D1FAE5;--rest-fill:#8FD9BC;--work-fill:#94A3B8;--cut:#D6DCE5}
    @media screen and (prefers-color-scheme:dark){
    :root{--ground:#111827;--card:#1A2333;--ink:#F3F4F6;--quiet:#A8B0BD;--line:#2E394B;--border:#7C8798;--cell:#253044;
    --link:#93C5FD;--accent:#FCD34D;--blue-ink:#93C5FD;--violet-ink:#C4B5FD;--green-ink:#6EE7B7;--danger:#FCA5A5;--mark:#FCD34D;--chosen:#2E2F2B;
    --m1:#64748B;--m2:#9DADC4;--m3:#D8CDB8;--m4:#FBBF24;--m5:#F08C00;--g2:#8392A9;--g3:#9A9690;--g4:#B08D2F;
    --pair:#37435A;--dots:#65728A;--knot:#A8B0BD;--night-band:#2C2850;--off-band:#123B36;--rest-fill:#2F9E77;--work-fill:#7386A3;--cut:#3A475D}
    }
    """
}
