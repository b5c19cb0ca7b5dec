import { enErrors } from '../error-texts/en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Words that the studio's games share, in English; other languages have the same shape. Amounts arrive written. */
export const enCommon = {
  balance: 'Balance',
  stake: 'Stake',
  lastWin: 'Last win',
  net: 'Net this visit',
  demo: 'Demo',
  demoHint: 'Demo credit has no money value. Definition and odds are the same.',
  replay: 'Replay',
  wait: 'Please wait',
  stakeLess: 'Lower stake',
  stakeMore: 'Higher stake',
  chooseStake: 'Choose a stake',
  help: 'Help',
  history: 'History',
  fairness: 'Fairness',
  close: 'Close',
  back: 'Back to the lobby',
  mute: 'Sound off',
  unmute: 'Sound on',
  volume: 'Volume',
  settings: 'Settings',
  loading: 'Loading the game …',
  stillAsking: 'Still asking the table …',
  retry: 'Try again',
  rtp: (percent: string) => `RTP ${percent} %`,
  win: (amount: string) => `Win ${amount}`,
  returned: (amount: string) => `Returned ${amount}`,
  tierTitles: { big: 'Big win', great: 'Great win', grand: 'Grand win' },

  results: {
    noWin: (balance: string) => `No win. Balance ${balance}.`,
    won: ({ amount, balance }: { amount: string; balance: string }) => `Won ${amount}. Balance ${balance}.`,
    returned: ({ amount, balance }: { amount: string; balance: string }) => `Returned ${amount}. Balance ${balance}.`,
    stake: (amount: string) => `Stake ${amount}.`,
  },

  notices: {
    resumed: 'Your last round was not shown to its end. Its win is already in your balance; here is the rest.',
    otherTab: 'A round of this game is being played elsewhere. It is shown when it is decided.',
    lost: 'No answer yet. The round is being looked up; nothing is sent twice.',
    notSent: 'The studio was not reached. You have not been charged.',
    notPlayed: 'This round was not played. A stake that was taken is returned to your balance.',
    unknown: 'The studio cannot be reached now. The round appears in the history when the connection is back.',
    noPicture: 'The picture cannot be shown here. The game plays as text, with the same odds.',
    pending: 'Your win is on its way to your balance.',
  },
  errors: enErrors,
  request: (id: string) => `Request ${id}`,

  helpPage: {
    rules: 'Rules',
    pays: 'What symbols pay',
    paysAt: (stake: string) => `For a stake of ${stake}.`,
    figures: 'Figures',
    rtp: 'Return to player',
    rtpPlain: (all: string) => `${all} % exactly.`,
    hitRate: 'How often a round pays',
    topPrize: 'Top prize',
    volatility: 'Volatility',
    volatilities: { low: 'Low', medium: 'Medium', 'medium-high': 'Medium to high', high: 'High' },
    pace: 'Pace',
    paceValue: (seconds: string) =>
      `At least ${seconds} seconds from one round to the next. There is no automatic play.`,
  },

  fairnessPage: {
    how: 'The studio chose a secret seed before your first round and published its fingerprint, the commitment. Each round follows from that seed, your own seed and a running number. When you change seeds the secret is shown, and every round can be computed again.',
    commitment: 'Commitment of the seed in use',
    clientSeed: 'Your seed',
    nonce: 'Number of the next round',
    rotate: 'Change seeds',
    revealed: 'Revealed seed',
    revealedRounds: (n: number) => `It decided ${count(n, 'round', 'rounds')}.`,
    copied: 'Compute its SHA-256: it must equal the commitment that was shown before.',
  },
  historyPage: {
    empty: 'No rounds of this game yet. Rounds that you play appear here.',
    failed: 'The history cannot be read now.',
    time: 'Time',
    stake: 'Stake',
    win: 'Win',
    replay: 'Replay',
    replayOf: (time: string) => `Replay the round of ${time}`,
  },
}

export type CommonTexts = typeof enCommon
