/** The bet that most people come for, by what a lottery draws: its page opens on that one. */
const byFormat: Record<string, string> = {
  ...{ VN_N: 'LO2', VN_S: 'LO2', SEA_4D: 'BIG', SEA_TH: '3UP', SEA_ID: '2D' },
  ...{ K3: 'SUM', SSC: 'POS', PK10: 'POS', KENO: 'SPOT', SIX45: 'F6', F3D: 'ST' },
}

export const defaultPlayType = (format: string): string | null => byFormat[format] ?? null
