import { viCommon } from '../../client/texts/vi.ts'
import type { Texts } from './en.ts'

const symbolNames: Readonly<Record<string, string>> = { W: 'Wild', S: 'Scatter', C: 'đồng xu', B: 'thưởng', M: 'bí ẩn' }

/** Every word of the game client in Vietnamese. */
export const vi: Texts = {
  ...viCommon,
  spin: 'Quay',
  skip: 'Hiện kết quả',
  leftHand: 'Nút quay ở bên trái',
  readGrid: 'Đọc các cuộn dưới dạng bảng',

  lines: n => `${n} dòng`,
  ways: n => `${n} cách thắng`,
  clusters: least => `Cụm từ ${least} ô`,
  ofCount: (n, of) => `${n} / ${of}`,

  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  freeSpins: 'Vòng quay miễn phí',
  freeSpinsIntro: ({ spins, multiplier }) => (multiplier > 1 ? `${spins} vòng · ×${multiplier}` : `${spins} vòng`),
  added: n => `+${n}`,
  holdAndWin: 'Giữ và thắng',
  respins: 'Lượt quay lại',
  livesLeft: n => `${n} lượt quay lại`,
  fullGrid: 'Đầy bảng',
  expandingSymbol: 'Biểu tượng mở rộng',
  spark: 'Tia sáng',
  wheel: 'Vòng quay thưởng',
  innerRing: 'Vòng trong',
  featureTotal: 'Tổng thưởng tính năng',
  symbol: symbol => symbolNames[symbol] ?? `biểu tượng ${symbol}`,

  live: {
    ...viCommon.results,
    line: ({ count, symbol, line }) => `${count} ${symbol} trên dòng ${line}`,
    ways: ({ count, symbol }) => `${count} ${symbol}`,
    cluster: ({ count, symbol }) => `Cụm ${count} ${symbol}`,
    more: n => `và ${n} khoản thắng khác`,
    whatAndResult: (what, result) => `${what}. ${result}`,
    step: ({ amount, multiplier }) => `Thắng ${amount}, lần sau nhân ${multiplier}.`,
    freeSpinsStart: ({ spins, multiplier }) =>
      `${spins} vòng quay miễn phí${multiplier > 1 ? `, ban đầu nhân ${multiplier}` : ''}.`,
    freeSpin: (n, of) => `Vòng miễn phí ${n} trên ${of}.`,
    fullGrid: multiplier => `Cả chín ô giống nhau: tiền thắng nhân ${multiplier}.`,
    special: symbol => `Sách mở ra: ${symbol} mở rộng trong các vòng miễn phí này.`,
    expand: ({ symbol, reels }) => `${symbol} phủ kín cuộn ${reels}.`,
    reveal: symbol => `Các biểu tượng bí ẩn lật ra ${symbol}.`,
    spark: n => `Tia sáng biến ${n} ô thành Wild.`,
    wheelStart: 'Vòng quay thưởng bắt đầu.',
    wheelUp: 'Mũi tên dẫn vào vòng trong.',
    wheelStop: multiple => `Vòng quay dừng ở ${multiple} lần tiền cược.`,
    retrigger: n => `Thêm ${n} vòng quay miễn phí.`,
    holdStart: n => `Giữ và thắng bắt đầu với ${n} đồng xu.`,
    respin: ({ landed, held, lives }) =>
      `${landed === 0 ? 'Không có xu mới' : `${landed} xu mới`}. Giữ ${held} trên 15, còn ${lives} lượt quay lại.`,
    jackpot: ({ name, amount }) => `Hũ ${name} ${amount}.`,
    featureEnd: amount => `Tính năng trả ${amount}.`,
    capped: 'Đã đạt mức thắng tối đa.',
  },

  helpPage: {
    ...viCommon.helpPage,
    symbolColumn: 'Biểu tượng',
    ofAKind: n => `${n} giống nhau`,
    rtpValue: ({ all, base, feature }) => `Chính xác ${all} %: ${base} % từ phần cơ bản và ${feature} % từ tính năng.`,
    hitRateValue: n =>
      `${n} trên 100 ván không trả gì. Chuỗi dài không thắng là bình thường. Nhiều ván có trả thưởng nhưng ít hơn tiền cược.`,
    feature: 'Tính năng',
    featureValue: ({ rounds, mean }) => `Khoảng một lần trong ${rounds} ván; trung bình trả ${mean} lần tiền cược.`,
    topPrizeValue: ({ multiple, rounds, isBound }) =>
      `${multiple} lần tiền cược, ${isBound ? 'nhiều nhất ' : ''}một lần trong ${rounds} ván.`,
    cap: 'Mức thắng tối đa',
    capValue: multiple => `Ván kết thúc khi tiền thắng đạt ${multiple} lần tiền cược.`,
    noCap: multiple => `Một ván không thể trả quá ${multiple} lần tiền cược; không có mức trần.`,
    rulesOf: {
      a: [
        'Ba hàng ngang và hai đường chéo trả thưởng, mỗi đường cần ba biểu tượng giống nhau. Wild thay mọi biểu tượng và cũng là biểu tượng trả cao nhất.',
        'Khi cả chín ô là cùng một biểu tượng, kể cả Wild thay thế, mọi khoản thắng của ván nhân hai. Không có tính năng nào khác.',
      ],
      b: [
        'Hai mươi dòng trả từ trái sang phải, mỗi dòng lấy lần thắng tốt nhất. Wild thay mọi biểu tượng trừ Scatter và có ở cuộn 2, 3 và 4.',
        'Ba, bốn hoặc năm Scatter ở bất kỳ đâu trả 2, 10 hoặc 100 lần tiền cược và mở 10, 15 hoặc 25 vòng quay miễn phí.',
        'Trong vòng miễn phí mọi khoản thắng nhân ba. Từ ba Scatter trở lên sẽ cộng thêm số vòng như vậy, tối đa 200.',
      ],
      c: [
        'Trả theo 243 cách: cùng biểu tượng trên các cuộn liền nhau từ trái, ở hàng bất kỳ. Wild thay mọi biểu tượng trừ Scatter.',
        'Biểu tượng thắng biến mất, biểu tượng phía trên rơi xuống và có biểu tượng mới, cho đến khi không còn thắng. Các bước trong một chuỗi nhân 1, 2, 3 rồi 5.',
        'Ba, bốn hoặc năm Scatter khi các cuộn đứng yên mở 10, 12 hoặc 15 vòng miễn phí, khi đó các bước nhân 3, 6, 9 rồi 15. Có thể được thêm vòng, tối đa 200.',
      ],
      d: [
        'Hai mươi lăm dòng trả từ trái sang phải, mỗi dòng lấy lần thắng tốt nhất. Wild thay mọi biểu tượng trừ đồng xu và có ở cuộn 2, 3 và 4.',
        'Từ sáu đồng xu trở lên sẽ mở giữ và thắng. Đồng xu được giữ lại, các ô trống quay tiếp. Có ba lượt quay lại, mỗi đồng xu mới đưa số lượt về ba.',
        'Cuối cùng mọi giá trị xu được trả. Mini, minor và major là 15, 25 và 100 lần tiền cược; đủ mười lăm xu trả thêm giải grand 2,000 lần. Mọi giải là bội số cố định của tiền cược.',
      ],
      e: [
        'Từ năm biểu tượng giống nhau chạm cạnh nhau tạo thành một cụm và được trả thưởng; cụm càng lớn trả càng nhiều.',
        'Các cụm biến mất, biểu tượng phía trên rơi xuống và có biểu tượng mới, cho đến khi không còn cụm nào. Các bước trong một chuỗi nhân 1, 1, 2, 2, 3, 3, 5, 5 rồi 10.',
        'Khi không còn thắng và đã có từ 20 biểu tượng biến mất, tia sáng biến tối đa năm ô ngẫu nhiên thành Wild, mỗi ván một lần. Wild được tính cho mọi cụm mà nó chạm vào.',
        'Mỗi ván là một trong 16,777,216 mục của một cuốn sổ đã công bố. Số rút ra chọn mục, và mọi mục có cơ hội như nhau.',
      ],
      f: [
        'Mỗi cuộn trong sáu cuộn hiện từ hai đến bảy biểu tượng, rút mới ở mỗi lần quay: 64 đến 117,649 cách. Cùng biểu tượng trên các cuộn liền nhau từ trái, ở hàng bất kỳ, là thắng. Wild thay mọi biểu tượng trừ Scatter và có ở cuộn 2 đến 5.',
        'Biểu tượng thắng biến mất, biểu tượng phía trên rơi xuống và có biểu tượng mới, cho đến khi không còn thắng.',
        'Từ ba Scatter khi các cuộn đứng yên mở 8 vòng miễn phí. Hệ số nhân bắt đầu từ 1, tăng 1 sau mỗi bước thắng và không bao giờ giảm. Trong đó, từ ba Scatter cộng thêm 4 vòng, tối đa 50.',
        'Mỗi ván cơ bản là một trong 16,777,216 mục của một cuốn sổ đã công bố, mỗi tính năng là một trong 2,097,152 mục của cuốn khác. Số rút ra chọn mục, và mọi mục có cơ hội như nhau.',
      ],
      g: [
        'Hai mươi lăm dòng trả từ trái sang phải, mỗi dòng lấy lần thắng tốt nhất. Wild thay mọi biểu tượng trừ Scatter và có ở cuộn 2, 3 và 4.',
        'Scatter có ở cuộn 1, 3 và 5. Đủ ba Scatter mở mười vòng quay miễn phí; bản thân chúng không trả thưởng.',
        'Trong vòng miễn phí, cuộn nào có Wild sẽ thành Wild toàn bộ trước khi xét các dòng. Ba Scatter cộng thêm mười vòng, tối đa 200.',
      ],
      h: [
        'Mười dòng trả từ trái sang phải, mỗi dòng lấy lần thắng tốt nhất. Sách vừa là Wild vừa là Scatter và có ở mọi cuộn.',
        'Ba, bốn hoặc năm sách ở bất kỳ đâu trả 2, 20 hoặc 200 lần tiền cược và mở mười vòng quay miễn phí. Từ ba sách trở lên cộng thêm mười vòng, tối đa 200.',
        'Trước vòng miễn phí, sách mở ra một biểu tượng. Sau khi trả các dòng, biểu tượng đó phủ kín mọi cuộn có nó và trả trên cả mười dòng, dù các cuộn ở đâu: biểu tượng 1 đến 4 từ hai cuộn, còn lại từ ba cuộn. Trong 64 lần mở, biểu tượng 1 có 4 lần, biểu tượng 2 có 6, biểu tượng 3 và 4 mỗi loại 7, các biểu tượng khác mỗi loại 8.',
      ],
      i: [
        'Hai mươi dòng trả từ trái sang phải, mỗi dòng lấy lần thắng tốt nhất. Wild thay mọi biểu tượng trừ biểu tượng thưởng và có ở cuộn 2, 3 và 4.',
        'Biểu tượng thưởng có ở cuộn 1, 3 và 5. Đủ ba biểu tượng sẽ quay vòng thưởng; 64 nấc có cơ hội như nhau, cung của mỗi giải rộng đúng bằng cơ hội của nó.',
        'Vòng ngoài, trên 64 nấc: 10 và 15 lần tiền cược mỗi mức 12, 20 lần 10, 30 lần 8, 50 lần 5, mini 25 lần 6, minor 100 lần 3, và 8 nấc dẫn vào vòng trong.',
        'Vòng trong, trên 64 nấc: 50 lần tiền cược 20, minor 100 lần 22, 250 lần 12, major 500 lần 9, grand 5,000 lần 1. Mọi giải là bội số cố định của tiền cược.',
      ],
      j: [
        'Trả theo 1,024 cách: cùng biểu tượng trên các cuộn liền nhau từ trái, ở bất kỳ hàng nào trong bốn hàng. Wild thay mọi biểu tượng trừ Scatter và có ở cuộn 2, 3 và 4.',
        'Biểu tượng bí ẩn đi thành cột bốn ô. Trước khi xét thắng, tất cả biểu tượng bí ẩn đang hiện biến thành cùng một biểu tượng. Trong 64 lần lật, biểu tượng 1 đến 8 có 3, 5, 6, 8, 9, 10, 11 và 12 lần.',
        'Ba, bốn hoặc năm Scatter mở 8, 12 hoặc 20 vòng miễn phí, trên các cuộn có gấp đôi biểu tượng bí ẩn. Trong vòng miễn phí, Scatter cộng thêm số vòng như vậy, tối đa 200; bản thân chúng không trả thưởng.',
      ],
    },
  },
}
