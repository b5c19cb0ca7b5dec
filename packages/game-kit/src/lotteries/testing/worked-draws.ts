import type { Result } from '../bets/bet-type.ts'
import type { FormatCode } from '../formats.ts'

const words = (text: string): Result => text.split(' ')

/** The draws of the worked examples (lotteries book 7). */
export const workedDraws: Readonly<Record<string, { format: FormatCode; result: Result }>> = {
  N1: {
    format: 'VN_N',
    result: words(
      '48279 10653 77421 03846 55102 90964 31717 68240 12533 84406 2290 6150 9038 7714 0421 3395 8846 5279 1607 4482 379 210 864 05 33 68 91',
    ),
  },
  S1: {
    format: 'VN_S',
    result: words(
      '604815 27390 81546 40228 93377 11862 50439 76609 28004 33958 67121 90273 4815 2390 7746 0087 632 15',
    ),
  },
  Q1: {
    format: 'SEA_4D',
    result: words(
      '3918 0427 8866 5051 7702 1893 3918 6640 2285 0013 9471 8106 4559 2740 8391 6868 1120 0427 5993 3077 7214 4602 9985',
    ),
  },
  H1: { format: 'SEA_TH', result: words('840653 27 119 840 307 653') },
  H2: { format: 'SEA_TH', result: words('190335 33 512 512 048 971') },
  I1: { format: 'SEA_ID', result: words('4331') },
  I2: { format: 'SEA_ID', result: words('5600') },
  E1: { format: 'K3', result: words('2 2 5') },
  E2: { format: 'K3', result: words('4 4 4') },
  E3: { format: 'K3', result: words('1 2 3') },
  C1: { format: 'SSC', result: words('7 0 3 3 8') },
  C2: { format: 'SSC', result: words('9 0 1 5 9') },
  P1: { format: 'PK10', result: words('3 8 10 1 5 7 2 9 4 6') },
  P2: { format: 'PK10', result: words('10 9 1 2 3 4 5 6 7 8') },
  B1: { format: 'KENO', result: words('4 7 9 13 18 22 25 31 36 39 41 44 50 53 58 62 66 71 75 80') },
  M1: { format: 'SIX45', result: words('4 11 19 27 33 42') },
  Y1: { format: 'F3D', result: words('5 5 8') },
  Y2: { format: 'F3D', result: words('1 0 9') },
}
