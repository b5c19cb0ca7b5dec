import type { Pays, Variant } from '../model.ts'

/** Coins for 1, 2, 3 of a kind from the left, by RTP variant (games book 1.3.a). W is the best symbol of its own. */
// biome-ignore format: one row a symbol reads as the table it is
export const PAYS: Readonly<Record<Variant, Pays>> = {
  '0.94': {
    W: [0, 0, 1500],
    1: [0, 0, 100],
    2: [0, 0, 75],
    3: [0, 0, 50],
    4: [0, 0, 30],
    5: [0, 0, 15],
    6: [0, 0, 12],
    7: [0, 0, 8],
  },
  '0.95': {
    W: [0, 0, 750],
    1: [0, 0, 140],
    2: [0, 0, 70],
    3: [0, 0, 45],
    4: [0, 0, 30],
    5: [0, 0, 18],
    6: [0, 0, 8],
    7: [0, 0, 8],
  },
  '0.96': {
    W: [0, 0, 900],
    1: [0, 0, 120],
    2: [0, 0, 60],
    3: [0, 0, 45],
    4: [0, 0, 30],
    5: [0, 0, 15],
    6: [0, 0, 12],
    7: [0, 0, 10],
  },
  '0.97': {
    W: [0, 0, 1250],
    1: [0, 0, 150],
    2: [0, 0, 100],
    3: [0, 0, 60],
    4: [0, 0, 40],
    5: [0, 0, 8],
    6: [0, 0, 8],
    7: [0, 0, 8],
  },
}
