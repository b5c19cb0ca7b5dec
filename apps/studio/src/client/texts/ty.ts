import { tyErrors } from '../error-texts/ty.ts'
import type { CommonTexts } from './en.ts'

/** Joins a number to its noun: `na` follows four, six and nine, whose words end in a consonant. */
const count = (n: number, noun: string) => ([4, 6, 9].includes(n % 10) ? `${n} na ${noun}` : `${n} ${noun}`)

/** Words that the studio's games share, in Filipino. */
export const tyCommon: CommonTexts = {
  balance: 'Balance',
  stake: 'Taya',
  lastWin: 'Huling panalo',
  net: 'Net ngayon',
  demo: 'Demo',
  demoHint: 'Walang halagang pera ang demo credit. Pareho ang rules at odds.',
  replay: 'Replay',
  wait: 'Sandali lang',
  stakeLess: 'Babaan ang taya',
  stakeMore: 'Taasan ang taya',
  chooseStake: 'Pumili ng taya',
  help: 'Help',
  history: 'History',
  fairness: 'Fairness',
  close: 'Isara',
  back: 'Bumalik sa lobby',
  mute: 'I-off ang sound',
  unmute: 'I-on ang sound',
  volume: 'Volume',
  settings: 'Settings',
  loading: 'Naglo-load ang game …',
  stillAsking: 'Hinihintay pa ang sagot …',
  retry: 'Subukan ulit',
  rtp: percent => `RTP ${percent} %`,
  win: amount => `Panalo ${amount}`,
  returned: amount => `Ibinalik ${amount}`,
  tierTitles: { big: 'Big Win', great: 'Great Win', grand: 'Grand Win' },

  results: {
    noWin: balance => `Walang panalo. Balance ${balance}.`,
    won: ({ amount, balance }) => `Panalo ng ${amount}. Balance ${balance}.`,
    returned: ({ amount, balance }) => `Ibinalik ang ${amount}. Balance ${balance}.`,
    stake: amount => `Taya ${amount}.`,
  },

  notices: {
    resumed: 'Hindi naipakita hanggang dulo ang huling round mo. Nasa balance mo na ang panalo nito; heto ang kasunod.',
    otherTab: 'May round ng game na ito na nilalaro sa iba. Lalabas ito kapag may resulta na.',
    lost: 'Wala pang sagot. Hinahanap ang round; walang ipinapadala nang dalawang beses.',
    notSent: 'Hindi naabot ang studio. Walang ibinawas sa balance mo.',
    notPlayed: 'Hindi nalaro ang round na ito. Ibabalik sa balance mo ang nakuhang taya.',
    unknown: 'Hindi maabot ang studio ngayon. Lalabas ang round sa history pagbalik ng connection.',
    noPicture: 'Hindi maipakita rito ang picture. Text ang takbo ng game, pareho ang odds.',
    pending: 'Papunta na sa balance mo ang panalo.',
  },
  errors: tyErrors,
  request: id => `Request ${id}`,

  helpPage: {
    rules: 'Rules',
    pays: 'Bayad ng symbols',
    paysAt: stake => `Para sa tayang ${stake}.`,
    figures: 'Mga numero',
    rtp: 'Return to player',
    rtpPlain: all => `Eksaktong ${all} %.`,
    hitRate: 'Gaano kadalas magbayad',
    topPrize: 'Pinakamataas na premyo',
    volatility: 'Volatility',
    volatilities: { low: 'Low', medium: 'Medium', 'medium-high': 'Medium to high', high: 'High' },
    pace: 'Bilis',
    paceValue: seconds => `Hindi bababa sa ${seconds} segundo ang pagitan ng rounds. Walang autoplay.`,
  },

  fairnessPage: {
    how: 'Pumili ang studio ng secret seed bago ang unang round mo at inilabas ang fingerprint nito, ang commitment. Galing ang bawat round sa seed na iyon, sa sarili mong seed at sa sunod-sunod na number. Kapag nagpalit ka ng seeds, ipapakita ang secret at puwedeng kuwentahin ulit ang bawat round.',
    commitment: 'Commitment ng gamit na seed',
    clientSeed: 'Seed mo',
    nonce: 'Number ng susunod na round',
    rotate: 'Palitan ang seeds',
    revealed: 'Inilabas na seed',
    revealedRounds: n => `Ito ang nagpasya sa ${count(n, 'round')}.`,
    copied: 'Kuwentahin ang SHA-256 nito: dapat kapareho ito ng commitment na ipinakita noon.',
  },
  historyPage: {
    empty: 'Wala pang round sa game na ito. Lalabas dito ang rounds na nilaro mo.',
    failed: 'Hindi mabasa ngayon ang history.',
    time: 'Oras',
    stake: 'Taya',
    win: 'Panalo',
    replay: 'Replay',
    replayOf: time => `I-replay ang round noong ${time}`,
  },
}
