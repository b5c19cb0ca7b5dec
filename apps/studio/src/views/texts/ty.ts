import { tyErrors } from '../../client/error-texts/ty.ts'
import type { Texts } from './en.ts'

const symbolNames: Readonly<Record<string, string>> = { W: 'Wild', S: 'Scatter', C: 'coin', B: 'bonus', M: 'mystery' }
/** Joins a number to its noun: `na` follows four, six and nine, whose words end in a consonant. */
const count = (n: number, noun: string) => ([4, 6, 9].includes(n % 10) ? `${n} na ${noun}` : `${n} ${noun}`)

/** Every word of the game client in Filipino. */
export const ty: Texts = {
  balance: 'Balance',
  stake: 'Taya',
  lastWin: 'Huling panalo',
  net: 'Net ngayon',
  demo: 'Demo',
  demoHint: 'Walang halagang pera ang demo credit. Pareho ang rules at odds.',
  replay: 'Replay',
  spin: 'Spin',
  skip: 'Ipakita ang resulta',
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
  leftHand: 'Spin button sa kaliwa',
  readGrid: 'Basahin ang reels bilang table',
  loading: 'Naglo-load ang game …',
  stillAsking: 'Hinihintay pa ang sagot …',
  retry: 'Subukan ulit',

  lines: n => `${n} lines`,
  ways: n => `${n} ways`,
  rtp: percent => `RTP ${percent} %`,
  ofCount: (n, of) => `${n} / ${of}`,
  win: amount => `Panalo ${amount}`,
  returned: amount => `Ibinalik ${amount}`,

  tierTitles: { big: 'Big Win', great: 'Great Win', grand: 'Grand Win' },
  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' },
  freeSpins: 'Free Spins',
  freeSpinsIntro: ({ spins, multiplier }) => (multiplier > 1 ? `${spins} spins · ×${multiplier}` : `${spins} spins`),
  added: n => `+${n}`,
  holdAndWin: 'Hold and Win',
  respins: 'Respins',
  livesLeft: n => count(n, 'respin'),
  featureTotal: 'Total ng feature',
  symbol: symbol => symbolNames[symbol] ?? `symbol ${symbol}`,

  live: {
    noWin: balance => `Walang panalo. Balance ${balance}.`,
    line: ({ count: n, symbol, line }) => `${count(n, symbol)} sa line ${line}`,
    ways: ({ count: n, symbol }) => count(n, symbol),
    more: n => `at ${n} pang panalo`,
    whatAndResult: (what, result) => `${what}. ${result}`,
    won: ({ amount, balance }) => `Panalo ng ${amount}. Balance ${balance}.`,
    returned: ({ amount, balance }) => `Ibinalik ang ${amount}. Balance ${balance}.`,
    step: ({ amount, multiplier }) => `Panalo ng ${amount}, times ${multiplier} ang susunod.`,
    freeSpinsStart: ({ spins, multiplier }) =>
      `${count(spins, 'free spin')}, times ${multiplier} ang panalo sa simula.`,
    freeSpin: (n, of) => `Free spin ${n} sa ${of}.`,
    retrigger: n => `${n} pang free spin.`,
    holdStart: n => `Nagsimula ang hold and win sa ${count(n, 'coin')}.`,
    respin: ({ landed, held, lives }) =>
      `${landed === 0 ? 'Walang bagong coin' : `${landed} bagong coin`}. Naka-hold ang ${held} sa 15, ${count(lives, 'respin')} ang natitira.`,
    jackpot: ({ name, amount }) => `${name} jackpot, ${amount}.`,
    featureEnd: amount => `Nagbayad ang feature ng ${amount}.`,
    capped: 'Naabot na ang maximum win.',
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
    symbolColumn: 'Symbol',
    ofAKind: n => `${n} magkapareho`,
    figures: 'Mga numero',
    rtp: 'Return to player',
    rtpValue: ({ all, base, feature }) =>
      `Eksaktong ${all} %: ${base} % mula sa base game at ${feature} % mula sa feature.`,
    hitRate: 'Gaano kadalas magbayad',
    hitRateValue: n =>
      `${n} sa 100 rounds ang walang bayad. Normal ang mahabang sunod-sunod na walang panalo. Maraming round na may bayad ang mas mababa sa taya ang balik.`,
    feature: 'Feature',
    featureValue: ({ rounds, mean }) =>
      `Mga isang beses sa bawat ${rounds} rounds; ${mean} beses ng taya ang karaniwang balik.`,
    topPrize: 'Pinakamataas na premyo',
    topPrizeValue: ({ multiple, rounds, isBound }) =>
      `${multiple} beses ng taya, ${isBound ? 'pinakamadalas nang ' : ''}isang beses sa ${rounds} rounds.`,
    cap: 'Maximum win',
    capValue: multiple => `Natatapos ang round kapag umabot ang panalo sa ${multiple} beses ng taya.`,
    noCap: multiple => `Hindi hihigit sa ${multiple} beses ng taya ang bayad ng isang round; walang cap.`,
    volatility: 'Volatility',
    volatilities: { low: 'Low', medium: 'Medium', 'medium-high': 'Medium to high', high: 'High' },
    pace: 'Bilis',
    paceValue: seconds => `Hindi bababa sa ${seconds} segundo ang pagitan ng rounds. Walang autoplay.`,
    rulesOf: {
      b: [
        'Nagbabayad ang dalawampung lines mula kaliwa pakanan, ang pinakamataas na panalo sa bawat line. Pumapalit ang Wild sa lahat ng symbol maliban sa Scatter at lumalabas sa reels 2, 3 at 4.',
        'Tatlo, apat o limang Scatter kahit saan ang nagbabayad ng 2, 10 o 100 beses ng taya at nagsisimula ng 10, 15 o 25 free spins.',
        'Sa free spins, tatlong beses ang bilang ng bawat panalo. Tatlo o higit pang Scatter ang nagdadagdag ulit ng parehong dami ng spins, hanggang 200.',
      ],
      c: [
        'May 243 ways para manalo: parehong symbol sa magkakatabing reels mula kaliwa, sa kahit anong row. Pumapalit ang Wild sa lahat ng symbol maliban sa Scatter.',
        'Nawawala ang panalong symbols, bumabagsak ang nasa itaas at may mga bagong kasunod, hangga’t may panalo. Times 1, 2, 3 at saka 5 ang mga hakbang ng isang chain.',
        'Tatlo, apat o limang Scatter sa nakahintong reels ang nagsisimula ng 10, 12 o 15 free spins, kung saan times 3, 6, 9 at saka 15 ang mga hakbang. Puwedeng magdagdag ng spins ang Scatter, hanggang 200.',
      ],
      d: [
        'Nagbabayad ang dalawampu’t limang lines mula kaliwa pakanan, ang pinakamataas na panalo sa bawat line. Pumapalit ang Wild sa lahat ng symbol maliban sa coin at lumalabas sa reels 2, 3 at 4.',
        'Anim o higit pang coins ang nagsisimula ng hold and win. Nananatili ang mga ito at umiikot pa ang mga bakanteng puwesto. May tatlong respins, at ibinabalik ito sa tatlo ng bawat bagong coin.',
        'Sa dulo, binabayaran ang lahat ng halaga ng coins. 15, 25 at 100 beses ng taya ang mini, minor at major; kapag labinlimang coins, dagdag pa ang grand prize na 2,000 beses ng taya. Fixed na multiple ng taya ang lahat ng premyo.',
      ],
    },
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
