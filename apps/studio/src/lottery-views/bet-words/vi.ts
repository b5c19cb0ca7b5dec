import type { BetWords } from './en.ts'

/** Names of bets, values and places in Vietnamese. */
export const vi: BetWords = {
  groups: {
    ...{ lo: 'Lô', de: 'Đề', cang: '3 càng, 4 càng', xien: 'Xiên', truot: 'Trượt', straight: 'Trúng thẳng' },
    ...{ any: 'Đảo', tail: 'Đuôi', three: '3 số', two: '2 số', run: 'Chạy', four: '4 và 6 số' },
    ...{ exact: 'Chính xác', colok: 'Colok', sides: 'Tài xỉu', pairs: 'Cặp', shio: 'Con giáp', sum: 'Tổng' },
    ...{ same: 'Giống nhau', diff: 'Khác nhau', place: 'Vị trí', shape: 'Dạng số', numbers: 'Chọn số' },
  },
  bets: {
    VN_N: {
      ...{ LO2: 'Bao lô 2 số', LO2H: 'Lô 2 số đầu', LO2_1K: 'Lô 2 số 1k', LO3: 'Lô 3 số', LO4: 'Lô 4 số' },
      ...{ BL: 'Bao lô 7, 8', DE: 'Đề đặc biệt', DEH: 'Đề đầu đặc biệt', DE1: 'Đề giải nhất' },
      ...{ DAU: 'Đề đầu (G7, G8)', DD: 'Đầu đuôi', TENS: 'Đầu (1 số)', ONES: 'Đuôi (1 số)' },
      ...{ C3: '3 càng', C3D: '3 càng đầu', C3DD: '3 càng đầu đuôi', C3P: '3 càng đảo' },
      ...{ C4: '4 càng', C4P: '4 càng đảo', TX: 'Tài xỉu, lẻ chẵn' },
      ...{ X2: 'Xiên 2', X3: 'Xiên 3', X4: 'Xiên 4', XQ: 'Xiên quay 3, 4' },
      ...{ T4: 'Lô trượt 4', T6: 'Lô trượt 6', T8: 'Lô trượt 8', T10: 'Lô trượt 10' },
    },
    SEA_4D: {
      ...{ BIG: 'Big', SMALL: 'Small', A4: '4A, giải nhất', IBIG: 'iBox Big', ISMALL: 'iBox Small', BOX: 'Box' },
      ...{ ROLL: 'Roll', A3: '3A', ABC3: '3ABC', A2: '2A', ABC2: '2ABC' },
    },
    SEA_TH: {
      ...{ '3UP': '3 số trên', '3TOD': '3 số đảo', '2UP': '2 số trên', '2DN': '2 số dưới', '2TOD': '2 số đảo' },
      ...{ RUNUP: 'Chạy trên', RUNDN: 'Chạy dưới', '3FR': '3 số đầu', '3BK': '3 số cuối', '4UP': '4 số trên' },
      ...{ '4TOD': '4 số đảo', '6D': 'Giải nhất, 6 số' },
    },
    SEA_ID: {
      ...{ '4D': '4D', '3D': '3D', '2D': '2D sau', '2DF': '2D đầu', '2DM': '2D giữa', CB: 'Colok bebas' },
      ...{ CM: 'Colok macau', CN: 'Colok naga', CJ: 'Colok jitu', SHIO: 'Con giáp', '5050': '50-50' },
      ...{ '5050P': '50-50 theo vị trí', HOMO: 'Cùng hay khác chẵn lẻ', KEMB: 'Tăng, giảm, kép' },
      ...{ KOMB: 'Kết hợp', DASAR: 'Dasar' },
    },
    K3: {
      ...{ BSOE: 'Tài xỉu, lẻ chẵn', SUM: 'Tổng điểm', TRIP: 'Bộ ba', TRIP_ANY: 'Bộ ba bất kỳ', PAIR: 'Đôi' },
      ...{ PAIR1: 'Đôi và lẻ', D3: 'Ba số khác nhau', D2: 'Hai số khác nhau', STR: 'Ba số liên tiếp', ANY1: 'Một mặt' },
    },
    SSC: {
      ...{ POS: 'Số theo vị trí', PBSOE: 'Tài xỉu vị trí', SUM: 'Tài xỉu tổng', DT: 'Rồng hổ' },
      ...{
        L2: '2 số cuối',
        L3: '3 số cuối',
        L4: '4 số cuối',
        L5: 'Cả 5 số',
        G2: '2 số cuối đảo',
        G3: '3 số cuối có đôi',
      },
      ...{ G6: '3 số cuối khác nhau', A1: '1 số trong 3 số cuối', A2: '2 số trong 3 số cuối', SH: 'Dạng ba số' },
    },
    PK10: {
      ...{ POS: 'Xe theo hạng', PBSOE: 'Tài xỉu theo hạng', DT: 'Rồng hổ', GY: 'Tổng hai xe đầu' },
      ...{ GYX: 'Tài xỉu tổng', F2: 'Hai hạng đầu', F3: 'Ba hạng đầu' },
    },
    KENO: { SPOT: 'Chọn 1 đến 10 số', X: 'Tổng, nửa, ngũ hành' },
    SIX45: { F6: '6 trong 45', P6: '6 trong 45 có quỹ' },
    F3D: {
      ...{ ST: 'Trúng thẳng', BOX: 'Đảo', F2: '2 số đầu', B2: '2 số cuối', POS: 'Số theo vị trí' },
      ...{ PBSOE: 'Tài xỉu vị trí', ANY1: 'Một số', KIND: 'Loại', SUM: 'Tổng' },
    },
  },
  values: {
    ...{ B: 'Tài', S: 'Xỉu', O: 'Lẻ', E: 'Chẵn', BIG: 'Tài', SMALL: 'Xỉu', ODD: 'Lẻ', EVEN: 'Chẵn' },
    ...{ CENTRE: 'Giữa', EDGE: 'Rìa', D: 'Rồng', T: 'Hổ', X: 'Hòa', LEOPARD: 'Bộ ba', PAIR: 'Đôi' },
    ...{ STRAIGHT: 'Sảnh', HALF: 'Nửa sảnh', MIXED: 'Hỗn hợp', TRIPLE: 'Bộ ba', DIFF: 'Khác nhau' },
    ...{ UP: 'Nhiều số nhỏ', DOWN: 'Nhiều số lớn', EVENHALF: 'Nửa nửa', GOLD: 'Kim', WOOD: 'Mộc', WATER: 'Thủy' },
    ...{ FIRE: 'Hỏa', EARTH: 'Thổ', HOMO: 'Cùng', CROSS: 'Khác', RISE: 'Tăng', FALL: 'Giảm', TWIN: 'Kép' },
  },
  zodiac: ['Tý', 'Sửu', 'Dần', 'Mão', 'Thìn', 'Tỵ', 'Ngọ', 'Mùi', 'Thân', 'Dậu', 'Tuất', 'Hợi'],
  tails: ['Hàng đơn vị', 'Hàng chục', 'Hàng trăm', 'Hàng nghìn', 'Hàng chục nghìn', 'Hàng trăm nghìn'],
  letters: { A: 'A', B: 'B', C: 'C', D: 'D' },
  windows: { F: 'Đầu', M: 'Giữa', B: 'Sau', L: 'Cuối' },
  place: n => `Thứ ${n}`,
  bankers: 'Số cố định',
  duel: (first, second) => `Hạng ${first} gặp ${second}`,
}
