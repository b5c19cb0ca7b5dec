const ordinals = ['1st', '2nd', '3rd']

/** Names of bets, values and places in English; other languages have the same shape. */
export const en = {
  groups: {
    ...{ lo: 'Lo', de: 'Special 2', cang: '3 and 4 digits', xien: 'Parlay', truot: 'Absent', straight: 'Straight' },
    ...{ any: 'Any order', tail: 'Tails', three: '3 digits', two: '2 digits', run: 'Running', four: '4 and 6 digits' },
    ...{ exact: 'Exact', colok: 'Colok', sides: 'Sides', pairs: 'Pairs', shio: 'Shio', sum: 'Sum', same: 'Same' },
    ...{ diff: 'Different', place: 'Places', shape: 'Shapes', numbers: 'Numbers' },
  },
  bets: {
    VN_N: {
      ...{ LO2: 'Lo 2 digits', LO2H: 'Lo first 2', LO2_1K: 'Lo 2 digits 1K', LO3: 'Lo 3 digits', LO4: 'Lo 4 digits' },
      ...{ BL: 'Lo 7 or 8 prizes', DE: 'Special, last 2', DEH: 'Special, first 2', DE1: '1st prize, last 2' },
      ...{ DAU: 'Head (G7 or G8)', DD: 'Head and tail', TENS: 'Special, tens', ONES: 'Special, ones' },
      ...{ C3: 'Special, last 3', C3D: '3 digits head', C3DD: '3 digits head and tail', C3P: 'Last 3, any order' },
      ...{ C4: 'Special, last 4', C4P: 'Last 4, any order', TX: 'Big small, odd even' },
      ...{ X2: 'Parlay 2', X3: 'Parlay 3', X4: 'Parlay 4', XQ: 'All parlays of 3 or 4' },
      ...{ T4: 'Absent 4', T6: 'Absent 6', T8: 'Absent 8', T10: 'Absent 10' },
    },
    SEA_4D: {
      ...{ BIG: 'Big', SMALL: 'Small', A4: '4A, 1st prize', IBIG: 'iBox big', ISMALL: 'iBox small', BOX: 'Box' },
      ...{ ROLL: 'Roll', A3: '3A', ABC3: '3ABC', A2: '2A', ABC2: '2ABC' },
    },
    SEA_TH: {
      ...{ '3UP': '3 up', '3TOD': '3 tod, any order', '2UP': '2 up', '2DN': '2 down', '2TOD': '2 tod, any order' },
      ...{ RUNUP: 'Run up', RUNDN: 'Run down', '3FR': '3 front', '3BK': '3 back', '4UP': '4 up', '4TOD': '4 tod' },
      '6D': '1st prize, 6 digits',
    },
    SEA_ID: {
      ...{ '4D': '4D', '3D': '3D', '2D': '2D back', '2DF': '2D front', '2DM': '2D middle', CB: 'Colok bebas' },
      ...{
        CM: 'Colok macau',
        CN: 'Colok naga',
        CJ: 'Colok jitu',
        SHIO: 'Shio',
        '5050': '50-50',
        '5050P': '50-50 at a place',
      },
      ...{ HOMO: 'Homo or cross', KEMB: 'Rise, fall, twin', KOMB: 'Combination', DASAR: 'Dasar' },
    },
    K3: {
      ...{ BSOE: 'Big small, odd even', SUM: 'Sum', TRIP: 'Triple', TRIP_ANY: 'Any triple', PAIR: 'Pair' },
      ...{
        PAIR1: 'Pair and single',
        D3: 'Three different',
        D2: 'Two different',
        STR: 'Any straight',
        ANY1: 'One face',
      },
    },
    SSC: {
      ...{ POS: 'Digit at a place', PBSOE: 'Sides at a place', SUM: 'Sides of the sum', DT: 'Dragon tiger' },
      ...{ L2: 'Last 2', L3: 'Last 3', L4: 'Last 4', L5: 'All 5', G2: 'Last 2, any order', G3: 'Last 3, pair' },
      ...{ G6: 'Last 3, all different', A1: '1 digit in last 3', A2: '2 digits in last 3', SH: 'Shape of three' },
    },
    PK10: {
      ...{ POS: 'Car at a place', PBSOE: 'Sides at a place', DT: 'Dragon tiger', GY: 'Sum of first two' },
      ...{ GYX: 'Sides of the sum', F2: 'First 2', F3: 'First 3' },
    },
    KENO: { SPOT: 'Spots 1 to 10', X: 'Sum, halves, elements' },
    SIX45: { F6: '6 of 45', P6: '6 of 45 with pool' },
    F3D: {
      ...{ ST: 'Straight', BOX: 'Any order', F2: 'First 2', B2: 'Last 2', POS: 'Digit at a place' },
      ...{ PBSOE: 'Sides at a place', ANY1: 'One digit', KIND: 'Kind', SUM: 'Sum' },
    },
  },
  values: {
    ...{ B: 'Big', S: 'Small', O: 'Odd', E: 'Even', BIG: 'Big', SMALL: 'Small', ODD: 'Odd', EVEN: 'Even' },
    ...{ CENTRE: 'Centre', EDGE: 'Edge', D: 'Dragon', T: 'Tiger', X: 'Tie', LEOPARD: 'Triple', PAIR: 'Pair' },
    ...{ STRAIGHT: 'Straight', HALF: 'Half straight', MIXED: 'Mixed', TRIPLE: 'Triple', DIFF: 'All different' },
    ...{ UP: 'More low', DOWN: 'More high', EVENHALF: 'Half and half', GOLD: 'Gold', WOOD: 'Wood', WATER: 'Water' },
    ...{ FIRE: 'Fire', EARTH: 'Earth', HOMO: 'Homo', CROSS: 'Cross', RISE: 'Rise', FALL: 'Fall', TWIN: 'Twin' },
  },
  zodiac: ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon', 'Snake', 'Horse', 'Goat', 'Monkey', 'Rooster', 'Dog', 'Pig'],
  tails: ['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands', 'Hundred thousands'],
  letters: { A: 'A as', B: 'B kop', C: 'C kepala', D: 'D ekor' },
  windows: { F: 'Front', M: 'Middle', B: 'Back', L: 'Last' },
  place: (n: number) => ordinals[n - 1] ?? `${n}th`,
  bankers: 'Bankers',
  duel: (first: number, second: number) => `${first} against ${second}`,
}

export type BetWords = typeof en
