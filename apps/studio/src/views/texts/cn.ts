import { cnCommon } from '../../client/texts/cn.ts'
import type { Texts } from './en.ts'

const symbolNames: Readonly<Record<string, string>> = { W: '百搭', S: '夺宝', C: '金币', B: '奖励', M: '神秘' }

/** Every word of the game client in Chinese. */
export const cn: Texts = {
  ...cnCommon,
  spin: '旋转',
  skip: '显示结果',
  leftHand: '旋转按钮放在左侧',
  readGrid: '以表格朗读转轴',

  lines: n => `${n}线`,
  ways: n => `${n}路`,
  clusters: least => `${least} 个起相连`,
  ofCount: (n, of) => `${n} / ${of}`,

  jackpots: { mini: '迷你奖', minor: '小奖', major: '大奖', grand: '巨奖' },
  freeSpins: '免费旋转',
  freeSpinsIntro: ({ spins, multiplier }) => (multiplier > 1 ? `${spins} 次 · ×${multiplier}` : `${spins} 次`),
  added: n => `+${n}`,
  holdAndWin: '锁定赢奖',
  respins: '重转',
  livesLeft: n => `${n} 次重转`,
  fullGrid: '满屏',
  expandingSymbol: '扩展符号',
  spark: '火花',
  wheel: '奖励转盘',
  innerRing: '内圈',
  featureTotal: '特色游戏合计',
  symbol: symbol => symbolNames[symbol] ?? `符号 ${symbol}`,

  live: {
    ...cnCommon.results,
    line: ({ count, symbol, line }) => `第 ${line} 线 ${count} 个${symbol}`,
    ways: ({ count, symbol }) => `${count} 个${symbol}`,
    cluster: ({ count, symbol }) => `${count} 个${symbol}相连`,
    more: n => `以及另外 ${n} 处中奖`,
    whatAndResult: (what, result) => `${what}。${result}`,
    step: ({ amount, multiplier }) => `赢得 ${amount}，接下来乘 ${multiplier} 倍。`,
    freeSpinsStart: ({ spins, multiplier }) =>
      `${spins} 次免费旋转${multiplier > 1 ? `，起始倍率 ${multiplier}` : ''}。`,
    freeSpin: (n, of) => `第 ${n} 次免费旋转，共 ${of} 次。`,
    fullGrid: multiplier => `九格全部相同，中奖乘 ${multiplier} 倍。`,
    special: symbol => `书已翻开：本次免费旋转中${symbol}会扩展。`,
    expand: ({ symbol, reels }) => `${symbol}铺满第 ${reels} 轴。`,
    reveal: symbol => `神秘符号揭示为${symbol}。`,
    spark: n => `火花把 ${n} 格变为百搭。`,
    wheelStart: '奖励转盘开始转动。',
    wheelUp: '箭头指向内圈。',
    wheelStop: multiple => `转盘停在投注金额的 ${multiple} 倍。`,
    retrigger: n => `再加 ${n} 次免费旋转。`,
    holdStart: n => `锁定赢奖开始，已有 ${n} 枚金币。`,
    respin: ({ landed, held, lives }) =>
      `${landed === 0 ? '没有新金币' : `${landed} 枚新金币`}。已锁定 ${held} / 15，还剩 ${lives} 次重转。`,
    jackpot: ({ name, amount }) => `${name} ${amount}。`,
    featureEnd: amount => `特色游戏派彩 ${amount}。`,
    capped: '已达到最高赢额。',
  },

  helpPage: {
    ...cnCommon.helpPage,
    symbolColumn: '符号',
    ofAKind: n => `${n} 个相同`,
    rtpValue: ({ all, base, feature }) => `准确值 ${all}%：其中基础游戏 ${base}%，特色游戏 ${feature}%。`,
    hitRateValue: n =>
      `每 100 局中有 ${n} 局没有派彩，连续多局没有派彩属于正常现象。许多有派彩的局，返还低于投注金额。`,
    feature: '特色游戏',
    featureValue: ({ rounds, mean }) => `约每 ${rounds} 局出现一次，平均返还投注金额的 ${mean} 倍。`,
    topPrizeValue: ({ multiple, rounds, isBound }) =>
      `投注金额的 ${multiple} 倍，${isBound ? '至多' : ''}每 ${rounds} 局一次。`,
    cap: '最高赢额',
    capValue: multiple => `一局赢额达到投注金额的 ${multiple} 倍时，该局结束。`,
    noCap: multiple => `一局派彩不会超过投注金额的 ${multiple} 倍，不另设上限。`,
    rulesOf: {
      a: [
        '三条横线和两条对角线赔付，每条线需三个相同符号。百搭可替代所有符号，本身也是赔付最高的符号。',
        '九格全部为同一符号时（百搭计为该符号），本局所有中奖乘 2 倍。没有其他特色游戏。',
      ],
      b: [
        '共 20 线，从左至右赔付，每线只计最高中奖。百搭可替代夺宝以外的所有符号，出现在第 2、3、4 轴。',
        '任意位置出现 3、4 或 5 个夺宝，分别派彩投注金额的 2、10 或 100 倍，并触发 10、15 或 25 次免费旋转。',
        '免费旋转中所有中奖乘 3 倍。再出现 3 个或以上夺宝，增加相同次数，最多 200 次。',
      ],
      c: [
        '以 243 路赔付：从最左轴起，相邻各轴出现相同符号即中奖，行位不限。百搭可替代夺宝以外的所有符号。',
        '中奖符号消失，上方符号落下并补入新符号，直至不再中奖。一次连消中，各步依次乘 1、2、3、5 倍。',
        '转轴停定后出现 3、4 或 5 个夺宝，触发 10、12 或 15 次免费旋转，期间各步依次乘 3、6、9、15 倍。夺宝可增加次数，最多 200 次。',
      ],
      d: [
        '共 25 线，从左至右赔付，每线只计最高中奖。百搭可替代金币以外的所有符号，出现在第 2、3、4 轴。',
        '出现 6 枚或以上金币，触发锁定赢奖。金币保持不动，空位继续旋转。共有 3 次重转，每出现新金币即恢复为 3 次。',
        '结束时派发全部金币的金额。迷你奖、小奖、大奖分别为投注金额的 15、25、100 倍；集满 15 枚金币，另派发 2,000 倍的巨奖。所有奖金均为投注金额的固定倍数。',
      ],
      e: [
        '5 个或更多相同符号上下左右相连即成一组并赔付，组越大赔付越高。',
        '中奖的组消失，上方符号落下并补入新符号，直至不再成组。一次连消中，各步依次乘 1、1、2、2、3、3、5、5、10 倍。',
        '不再中奖且已消失 20 个或更多符号时，火花随机把至多 5 格变为百搭，每局一次。百搭计入与它相连的每一组。',
        '每局都是一本公开册子 16,777,216 个条目之一，由抽出的数字选定，各条目机会均等。',
      ],
      g: [
        '共 25 线，从左至右赔付，每线只计最高中奖。百搭可替代夺宝以外的所有符号，出现在第 2、3、4 轴。',
        '夺宝出现在第 1、3、5 轴。三个齐出触发 10 次免费旋转，夺宝本身不派彩。',
        '免费旋转中，出现百搭的转轴在判定各线之前整轴变为百搭。再出现三个夺宝，增加 10 次，最多 200 次。',
      ],
      h: [
        '共 10 线，从左至右赔付，每线只计最高中奖。书既是百搭也是夺宝，出现在所有转轴。',
        '任意位置出现 3、4 或 5 本书，分别派彩投注金额的 2、20 或 200 倍，并触发 10 次免费旋转。再出现 3 本或以上，增加 10 次，最多 200 次。',
        '免费旋转开始前，书会翻开一个符号。各线派彩之后，该符号铺满所有出现它的转轴，并在全部 10 线上赔付，不论转轴是否相邻：符号 1 至 4 需两轴，其余需三轴。64 次翻开中，符号 1 占 4 次，符号 2 占 6 次，符号 3 和 4 各占 7 次，其余各占 8 次。',
      ],
      i: [
        '共 20 线，从左至右赔付，每线只计最高中奖。百搭可替代奖励以外的所有符号，出现在第 2、3、4 轴。',
        '奖励符号出现在第 1、3、5 轴。三个齐出即转动转盘；64 格机会均等，每个奖项的弧宽与其概率成正比。',
        '外圈 64 格：投注金额的 10 倍和 15 倍各 12 格，20 倍 10 格，30 倍 8 格，50 倍 5 格，迷你奖 25 倍 6 格，小奖 100 倍 3 格，另有 8 格进入内圈。',
        '内圈 64 格：50 倍 20 格，小奖 100 倍 22 格，250 倍 12 格，大奖 500 倍 9 格，巨奖 5,000 倍 1 格。所有奖金均为投注金额的固定倍数。',
      ],
      j: [
        '以 1,024 路赔付：从最左轴起，相邻各轴出现相同符号即中奖，四行不限行位。百搭可替代夺宝以外的所有符号，出现在第 2、3、4 轴。',
        '神秘符号四个一叠。判定中奖前，画面中的神秘符号全部变为同一符号。64 次揭示中，符号 1 至 8 依次占 3、5、6、8、9、10、11、12 次。',
        '3、4 或 5 个夺宝触发 8、12 或 20 次免费旋转，期间转轴上的神秘符号多一倍。免费旋转中的夺宝再加同样次数，最多 200 次；夺宝本身不赔付。',
      ],
    },
  },
}
