import type { completeLanguages, Language } from '../constants.ts'
import { defaultLanguage } from '../constants.ts'
import type { HouseStop } from '../house-stops.ts'

type Names = Record<HouseStop, string>

/** What each brake of the house stops, as it stands in the sentence of `stopped`. */
const names: Record<(typeof completeLanguages)[number], Names> & Partial<Record<Language, Names>> = {
  EN: {
    deposits: 'deposits',
    withdrawals: 'withdrawals',
    play: 'games and bets',
    registration: 'new accounts',
    bonuses: 'promotions, missions and the points mall',
  },
  CN: {
    deposits: '存款',
    withdrawals: '提款',
    play: '游戏与投注',
    registration: '新用户注册',
    bonuses: '优惠活动、任务与积分商城',
  },
  VI: {
    deposits: 'nạp tiền',
    withdrawals: 'rút tiền',
    play: 'trò chơi và đặt cược',
    registration: 'đăng ký tài khoản mới',
    bonuses: 'khuyến mãi, nhiệm vụ và cửa hàng điểm',
  },
  TH: {
    deposits: 'การฝากเงิน',
    withdrawals: 'การถอนเงิน',
    play: 'เกมและการเดิมพัน',
    registration: 'การสมัครบัญชีใหม่',
    bonuses: 'โปรโมชัน ภารกิจ และร้านแลกแต้ม',
  },
  JA: {
    deposits: '入金',
    withdrawals: '出金',
    play: 'ゲームとベット',
    registration: '新規登録',
    bonuses: 'プロモーション、ミッション、ポイントモール',
  },
  ID: {
    deposits: 'deposit',
    withdrawals: 'penarikan dana',
    play: 'permainan dan taruhan',
    registration: 'pendaftaran akun baru',
    bonuses: 'promosi, misi, dan toko poin',
  },
  TY: {
    deposits: 'pagdeposito',
    withdrawals: 'pag-withdraw',
    play: 'mga laro at taya',
    registration: 'paggawa ng bagong account',
    bonuses: 'mga promosyon, misyon at points mall',
  },
}

/** The words for what a brake of the house stops. */
export const stopName = (stop: HouseStop, language: Language): string =>
  (names[language] ?? names[defaultLanguage as 'EN'])[stop]
