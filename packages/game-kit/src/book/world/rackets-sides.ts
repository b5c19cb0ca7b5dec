/** Name, serve and return, 30 to 70. */
export type TennisPlayer = readonly [name: string, serve: number, return_: number]
/** Name and rating, 30 to 70. */
export type BadmintonPlayer = readonly [name: string, rating: number]

/** Sides of Copper Court Tour in their first season, in their order. */
export const copperCourt: readonly TennisPlayer[] = [
  ['Aro Varrick', 30, 37],
  ['Bela Tolwen', 47, 60],
  ['Cai Osmara', 64, 42],
  ['Dara Quellin', 40, 65],
  ['Emi Hadrow', 58, 52],
  ['Filo Pelizar', 33, 70],
  ['Gita Norvain', 50, 52],
  ['Isko Ishkaro', 67, 34],
  ['Jun Brandel', 43, 57],
  ['Kavi Sovanni', 50, 49],
  ['Lio Tarquel', 36, 62],
  ['Mira Lindaro', 53, 44],
  ['Noa Mirovec', 70, 67],
  ['Oren Okuniya', 46, 49],
  ['Pia Duvessa', 63, 31],
  ['Rafe Yarrowin', 39, 54],
  ['Aro Castellow', 56, 36],
  ['Bela Ferranti', 32, 59],
  ['Cai Gallowen', 49, 41],
  ['Dara Huxmoor', 66, 64],
  ['Emi Jorvanen', 42, 46],
  ['Filo Kestrow', 59, 69],
  ['Gita Lammerel', 35, 51],
  ['Isko Morvane', 52, 33],
  ['Jun Nakamiro', 69, 56],
  ['Kavi Orlanth', 45, 38],
  ['Lio Pradesso', 62, 61],
  ['Mira Rennick', 38, 43],
  ['Noa Sundaro', 55, 66],
  ['Oren Thalvik', 31, 48],
  ['Pia Umbriel', 48, 30],
  ['Rafe Welkin', 65, 53],
]

/** Sides of Feather Ladder in their first season, in their order. */
export const featherLadder: readonly BadmintonPlayer[] = [
  ['Dara Osmara', 30],
  ['Jun Sovanni', 43],
  ['Oren Castellow', 56],
  ['Cai Morvane', 62],
  ['Isko Umbriel', 41],
  ['Noa Pelizar', 54],
  ['Bela Mirovec', 67],
  ['Gita Huxmoor', 39],
  ['Mira Pradesso', 50],
  ['Aro Tolwen', 65],
  ['Filo Brandel', 37],
  ['Lio Yarrowin', 50],
  ['Rafe Lammerel', 63],
  ['Emi Thalvik', 35],
  ['Kavi Hadrow', 48],
  ['Pia Lindaro', 61],
]
