import type { FormatCode } from './formats.ts'

const vietnamese: Record<string, string[]> = {
  ...Object.fromEntries(['LO2', 'LO2H', 'LO2_1K', 'BL', 'DEH', 'DE1', 'DAU', 'DD'].map(code => [code, ['79']])),
  ...Object.fromEntries(['LO3', 'C3D', 'C3DD'].map(code => [code, ['279']])),
  ...{ LO4: ['5279'], DE: ['79', '12|345'], TENS: ['7'], ONES: ['7', '123'], C3: ['279'], C3P: ['123', '112'] },
  ...{ C4: ['8279'], C4P: ['1234', '1123', '1122', '1112'], TX: ['B', 'S', 'O', 'E'] },
  ...{ X2: ['21-33', '21|33-79'], X3: ['21-33-79'], X4: ['05-21-33-79'], XQ: ['21-33-79', '05-21-33-79'] },
  ...{ T4: ['00-01-02-03', '00-01-02-03-04'], T6: ['00-01-02-03-04-05'], T8: ['00-01-02-03-04-05-06-07'] },
  T10: ['00-01-02-03-04-05-06-07-08-09'],
}

/** Contents that stand for all of their bet: one of each price, and a compound ticket where the bet has one. */
export const sampleContents: Record<FormatCode, Record<string, string[]>> = {
  VN_N: vietnamese,
  VN_S: vietnamese,
  SEA_4D: {
    ...{ BIG: ['1234'], SMALL: ['1234'], A4: ['1234'], BOX: ['1234', 'S:1123'], ROLL: ['R866', 'S:12R4'] },
    ...{ IBIG: ['1234', '1123', '1122', '1112'], ISMALL: ['1234', '1123', '1122', '1112'] },
    ...{ A3: ['918'], ABC3: ['427'], A2: ['18'], ABC2: ['66'] },
  },
  SEA_TH: {
    ...{ '3UP': ['653'], '3TOD': ['356', '355'], '2UP': ['53'], '2DN': ['27'], '2TOD': ['35'], RUNUP: ['6'] },
    ...{ RUNDN: ['2'], '3FR': ['840'], '3BK': ['653'], '4UP': ['0653'], '4TOD': ['1234', '1123', '1122', '1112'] },
    '6D': ['840653'],
  },
  SEA_ID: {
    ...{ '4D': ['4331', '12|3|456|78'], '3D': ['331'], '2D': ['31'], '2DF': ['43'], '2DM': ['33'], CB: ['3'] },
    ...{ CM: ['3-4'], CN: ['1-3-4'], CJ: ['A:4', 'D:0'], SHIO: ['1', '4', '5', '12'] },
    ...{ '5050': ['BIG', 'SMALL', 'ODD', 'EVEN', 'CENTRE', 'EDGE'], '5050P': ['A:EVEN', 'D:BIG'] },
    ...{ HOMO: ['F:HOMO', 'M:CROSS'], KEMB: ['F:RISE', 'M:FALL', 'B:TWIN'], KOMB: ['A:SMALL+D:ODD'] },
    DASAR: ['ODD', 'EVEN', 'BIG', 'SMALL'],
  },
  K3: {
    ...{ BSOE: ['B', 'S', 'O', 'E'], SUM: ['3', '4', '5', '6', '7', '8', '9', '10', '18'], TRIP: ['444'] },
    ...{ TRIP_ANY: ['*'], PAIR: ['22'], PAIR1: ['225', '255'], D3: ['125', '1256'], D2: ['25', '123', '12345'] },
    ...{ STR: ['*'], ANY1: ['2'] },
  },
  SSC: {
    ...{ POS: ['1:7', '5:123'], PBSOE: ['3:B', '3:S', '3:O', '3:E'], SUM: ['B', 'S', 'O', 'E'], DT: ['D', 'T', 'X'] },
    ...{ L2: ['38', '13|789'], L3: ['338'], L4: ['0338'], L5: ['70338'], G2: ['83', '123'], G3: ['33-8', '389'] },
    ...{ G6: ['138', '1389'], A1: ['3'], A2: ['38'] },
    SH: ['F:LEOPARD', 'M:PAIR', 'L:STRAIGHT', 'F:HALF', 'L:MIXED'],
  },
  PK10: {
    ...{ POS: ['1:3', '10:3-10'], PBSOE: ['3:B', '3:O'], DT: ['1:D', '5:T'], GYX: ['B', 'S', 'O', 'E'] },
    ...{ GY: ['3', '5', '7', '9', '11', '12', '19'], F2: ['3-8', '1-2-3|2-3'], F3: ['3-8-10'] },
  },
  KENO: {
    SPOT: Array.from({ length: 10 }, (_, i) => Array.from({ length: i + 1 }, (_, n) => n + 1).join('-')),
    X: ['B', 'S', '810', 'O', 'E', 'UP', 'DOWN', 'EVENHALF', 'GOLD', 'WOOD', 'WATER', 'FIRE', 'EARTH'],
  },
  SIX45: { F6: ['1-2-3-4-5-6', '1-2-3-4-5-6-7-8'] },
  F3D: {
    ...{ ST: ['558'], BOX: ['123', '112'], F2: ['55'], B2: ['58'], POS: ['3:8'], PBSOE: ['3:E'], ANY1: ['5'] },
    ...{ KIND: ['TRIPLE', 'PAIR', 'DIFF'], SUM: ['B', 'S', '0', '5', '13', '14', '27'] },
  },
}
