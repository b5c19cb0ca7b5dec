import type { StandingRow } from '@baize/api/studio/sports/fixture-views'

const rows: readonly [index: number, name: string, won: number, drawn: number, lost: number, form: string][] = [
  [9, 'Saltmere Rovers', 8, 2, 1, 'WWDWW'],
  [2, 'Ferrow Athletic', 7, 2, 2, 'WLWDW'],
  [13, 'Kelpstead Town', 5, 3, 3, 'DWLWD'],
  [6, 'Tidewick Albion', 2, 2, 7, 'LLDLW'],
]

export const exampleStandings: StandingRow[] = rows.map(([index, name, won, drawn, lost, form]) => ({
  ...{
    side: { index, name },
    played: won + drawn + lost,
    won,
    drawn,
    lost,
    for: 2 * won + drawn,
    against: 2 * lost + drawn,
  },
  ...{ difference: 2 * (won - lost), points: 3 * won + drawn, form: [...form] },
}))
