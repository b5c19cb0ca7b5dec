import type { JackpotName, SymbolCode } from '@baize/game-kit/events'
import type { ModelLetter } from '@baize/game-kit/models/model'
import { enCommon } from '../../client/texts/en.ts'

const symbolNames: Readonly<Record<string, string>> = { W: 'wild', S: 'scatter', C: 'coin', B: 'bonus', M: 'mystery' }
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Every word of the game client in English; other languages have the same shape. Amounts arrive written. */
export const en = {
  ...enCommon,
  spin: 'Spin',
  skip: 'Show the result',
  leftHand: 'Spin button on the left',
  readGrid: 'Read the reels as a table',

  lines: (n: number) => `${n} lines`,
  ways: (n: string) => `${n} ways`,
  clusters: (least: number) => `Clusters from ${least}`,
  ofCount: (n: number, of: number) => `${n} / ${of}`,

  jackpots: { mini: 'Mini', minor: 'Minor', major: 'Major', grand: 'Grand' } as Record<JackpotName, string>,
  freeSpins: 'Free spins',
  freeSpinsIntro: ({ spins, multiplier }: { spins: number; multiplier: number }) =>
    multiplier > 1 ? `${spins} spins · ×${multiplier}` : `${spins} spins`,
  added: (n: number) => `+${n}`,
  holdAndWin: 'Hold and win',
  respins: 'Respins',
  livesLeft: (n: number) => count(n, 'respin', 'respins'),
  fullGrid: 'Full grid',
  expandingSymbol: 'Expanding symbol',
  spark: 'Spark',
  wheel: 'Bonus wheel',
  innerRing: 'Inner ring',
  featureTotal: 'Feature total',
  symbol: (symbol: SymbolCode) => symbolNames[symbol] ?? `symbol ${symbol}`,

  live: {
    ...enCommon.results,
    line: ({ count: n, symbol, line }: { count: number; symbol: string; line: number }) =>
      `${n} of ${symbol} on line ${line}`,
    ways: ({ count: n, symbol }: { count: number; symbol: string }) => `${n} of ${symbol}`,
    cluster: ({ count: n, symbol }: { count: number; symbol: string }) => `A cluster of ${n} of ${symbol}`,
    more: (n: number) => `and ${count(n, 'more win', 'more wins')}`,
    whatAndResult: (what: string, result: string) => `${what}. ${result}`,
    step: ({ amount, multiplier }: { amount: string; multiplier: number }) =>
      `Win ${amount}, next wins times ${multiplier}.`,
    freeSpinsStart: ({ spins, multiplier }: { spins: number; multiplier: number }) =>
      multiplier === 1
        ? `${count(spins, 'free spin', 'free spins')}.`
        : `${count(spins, 'free spin', 'free spins')}, wins times ${multiplier} at first.`,
    freeSpin: (n: number, of: number) => `Free spin ${n} of ${of}.`,
    fullGrid: (multiplier: number) => `All nine places are equal: wins count ${multiplier} times.`,
    special: (symbol: string) => `The book opens: ${symbol} expands in these free spins.`,
    expand: ({ symbol, reels }: { symbol: string; reels: string }) =>
      `${reels.includes(',') ? `Reels ${reels} fill` : `Reel ${reels} fills`} with ${symbol}.`,
    reveal: (symbol: string) => `The mystery symbols show ${symbol}.`,
    spark: (n: number) => `The spark turns ${count(n, 'place', 'places')} wild.`,
    wheelStart: 'The bonus wheel turns.',
    wheelUp: 'The arrow leads to the inner ring.',
    wheelStop: (multiple: number) => `The wheel stops on ${count(multiple, 'stake', 'stakes')}.`,
    retrigger: (n: number) => `${count(n, 'more free spin', 'more free spins')}.`,
    holdStart: (n: number) => `Hold and win starts with ${count(n, 'coin', 'coins')}.`,
    respin: ({ landed, held, lives }: { landed: number; held: number; lives: number }) =>
      `${landed === 0 ? 'No new coin' : count(landed, 'new coin', 'new coins')}. ${held} of 15 held, ${count(lives, 'respin', 'respins')} left.`,
    jackpot: ({ name, amount }: { name: string; amount: string }) => `${name} jackpot ${amount}.`,
    featureEnd: (amount: string) => `The feature paid ${amount}.`,
    capped: 'The maximum win is reached.',
  },

  helpPage: {
    ...enCommon.helpPage,
    symbolColumn: 'Symbol',
    ofAKind: (n: number) => `${n} of a kind`,
    rtpValue: ({ all, base, feature }: { all: string; base: string; feature: string }) =>
      `${all} % exactly: ${base} % from the base game and ${feature} % from the feature.`,
    hitRateValue: (n: number) =>
      `${n} of 100 rounds pay nothing. Long dry runs are normal. Many rounds that pay return less than the stake.`,
    feature: 'Feature',
    featureValue: ({ rounds, mean }: { rounds: string; mean: string }) =>
      `About once in ${rounds} rounds; it returns ${mean} stakes on average.`,
    topPrizeValue: ({ multiple, rounds, isBound }: { multiple: string; rounds: string; isBound: boolean }) =>
      `${multiple} times the stake, ${isBound ? 'at most ' : ''}once in ${rounds} rounds.`,
    cap: 'Maximum win',
    capValue: (multiple: string) => `A round ends when its win reaches ${multiple} times the stake.`,
    noCap: (multiple: string) => `A round cannot pay more than ${multiple} times the stake; there is no cap.`,
    rulesOf: {
      a: [
        'Three rows and two diagonals pay, three of a kind on each. The wild stands for every symbol and is the best symbol of its own.',
        'When all nine places show one symbol, wilds counting as it, every win of the round counts twice. There are no other features.',
      ],
      b: [
        'Twenty lines pay from left to right, the best win on each line. The wild stands for every symbol but the scatter and appears on reels 2, 3 and 4.',
        'Three, four or five scatters anywhere pay 2, 10 or 100 stakes and start 10, 15 or 25 free spins.',
        'In free spins every win counts three times. Three or more scatters add the same number of spins again, 200 at most.',
      ],
      c: [
        'Wins pay in 243 ways: the same symbol on reels next to each other from the left, in any row. The wild stands for every symbol but the scatter.',
        'Winning symbols vanish, those above fall and new ones follow, as long as something wins. The steps of one chain count 1, 2, 3 and then 5 times.',
        'Three, four or five scatters on the settled reels start 10, 12 or 15 free spins, where the steps count 3, 6, 9 and then 15 times. Scatters can add spins, 200 at most.',
      ],
      d: [
        'Twenty-five lines pay from left to right, the best win on each line. The wild stands for every symbol but the coin and appears on reels 2, 3 and 4.',
        'Six or more coins start hold and win. They stay, and the empty places spin on. There are three respins, and every new coin sets them back to three.',
        'At the end all coin values are paid. Mini, minor and major are 15, 25 and 100 stakes; fifteen coins pay the grand prize of 2,000 stakes on top. All prizes are fixed multiples of the stake.',
      ],
      e: [
        'Five or more equal symbols that touch side by side form a cluster and pay; larger clusters pay more.',
        'Clusters vanish, symbols above them fall and new ones follow, as long as there are clusters. The steps of one chain count 1, 1, 2, 2, 3, 3, 5, 5 and then 10 times.',
        'When nothing more wins and 20 or more symbols have vanished, the spark turns up to five random places wild, once a round. A wild counts for every cluster that it touches.',
        'Every round is one of the 16,777,216 entries of a published book. The drawn number chooses the entry, and all are equally likely.',
      ],
      f: [
        'Each of the six reels shows two to seven symbols, drawn anew for every spin: 64 to 117,649 ways. The same symbol on reels next to each other from the left wins, in any row. The wild stands for every symbol but the scatter and appears on reels 2 to 5.',
        'Winning symbols vanish, those above fall and new ones follow, as long as something wins.',
        'Three or more scatters on the settled reels start 8 free spins. Their multiplier begins at 1, rises by 1 after every winning step and never falls. Three or more scatters there add 4 free spins, 50 at most.',
        'Every base round is one of the 16,777,216 entries of a published book, every feature one of 2,097,152 of another. The drawn number chooses the entry, and all are equally likely.',
      ],
      g: [
        'Twenty-five lines pay from left to right, the best win on each line. The wild stands for every symbol but the scatter and appears on reels 2, 3 and 4.',
        'Scatters appear on reels 1, 3 and 5. All three start ten free spins; they pay nothing themselves.',
        'In free spins a reel that shows a wild turns wild as a whole before lines are judged. Three scatters add ten free spins, 200 at most.',
      ],
      h: [
        'Ten lines pay from left to right, the best win on each line. The book is wild and scatter at once and appears on every reel.',
        'Three, four or five books anywhere pay 2, 20 or 200 stakes and start ten free spins. Three or more books add ten, 200 at most.',
        'Before the free spins the book opens on one symbol. After the line wins it fills every reel that shows it and pays on all ten lines, wherever those reels are: symbols 1 to 4 from two reels, the others from three. Of 64 openings symbol 1 has 4, symbol 2 has 6, symbols 3 and 4 have 7 each and the others 8 each.',
      ],
      i: [
        'Twenty lines pay from left to right, the best win on each line. The wild stands for every symbol but the bonus and appears on reels 2, 3 and 4.',
        "Bonus symbols appear on reels 1, 3 and 5. All three turn the wheel; each of its 64 notches is equally likely, and each prize's arc is as wide as its chance.",
        'Outer ring, of 64: 10 and 15 stakes 12 each, 20 stakes 10, 30 stakes 8, 50 stakes 5, mini of 25 stakes 6, minor of 100 stakes 3, and 8 lead to the inner ring.',
        'Inner ring, of 64: 50 stakes 20, minor of 100 stakes 22, 250 stakes 12, major of 500 stakes 9, grand of 5,000 stakes 1. All prizes are fixed multiples of the stake.',
      ],
      j: [
        'Wins pay in 1,024 ways: the same symbol on reels next to each other from the left, in any of the four rows. The wild stands for every symbol but the scatter and appears on reels 2, 3 and 4.',
        'Mystery symbols come in stacks of four. All that are in view turn into one symbol before wins are judged. Of 64 turns symbols 1 to 8 have 3, 5, 6, 8, 9, 10, 11 and 12.',
        'Three, four or five scatters start 8, 12 or 20 free spins on reels with twice as many mystery symbols. Scatters there add as many again, 200 at most; they pay nothing themselves.',
      ],
    } as Partial<Record<ModelLetter, string[]>>,
  },
}

export type Texts = typeof en
