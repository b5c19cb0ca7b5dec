import type { InstantKind } from '@baize/game-kit/instant/instant-game'
import { enCommon } from '../../client/texts/en.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Every word of the clients of instant games in English; other languages have the same shape. Amounts arrive written. */
export const en = {
  ...enCommon,
  placeBet: 'Place bet',
  betAmount: (amount: string) => `Bet ${amount}`,
  yourChoice: 'Your choice',
  cashOut: (amount: string) => `Cash out ${amount}`,
  nothingBet: 'Place a chip on the table first.',
  endedAway: 'Your last round ended while you were away.',
  resumedRound: 'Your last round is not over. It goes on here; its stake was taken before.',
  noAnswer: 'No answer yet. The round stands as it is; nothing is lost.',
  refusedRaise: {
    not_enough_money:
      'Your balance is less than one more stake. You have not been charged for it. Choose something else; the round goes on.',
    limit_reached:
      'One of your own limits is reached. You have not been charged for this choice. Choose something else; the round goes on.',
    wallet_unavailable:
      'The wallet gave no certain answer, so nothing was dealt. If one more stake was taken, it is returned; then the round goes on.',
  },
  lastRounds: 'Last rounds',
  whatHappened: 'What happened',
  whatIsPaid: 'What is paid',
  returnAlways: (percent: string) => `${percent} % for every way of playing.`,
  returnBest: (percent: string) => `${percent} % with the best choices; other choices return less.`,
  returnBetween: ({ low, high }: { low: string; high: string }) =>
    `From ${low} % to ${high} %, depending on what is bet on.`,
  topWin: 'Most that a round pays',
  topWinValue: (multiple: string) => `${multiple} times the stake.`,
  chance: (percent: string) => `${percent} %`,

  mines: {
    count: 'Mines',
    field: 'Field',
    covered: (n: number) => `Tile ${n}, covered`,
    gem: (n: number) => `Tile ${n}, safe`,
    mine: (n: number) => `Tile ${n}, mine`,
    opened: ({ tiles, multiple }: { tiles: number; multiple: string }) =>
      `${count(tiles, 'safe tile', 'safe tiles')}, ${multiple}.`,
    hit: (tiles: number) => `A mine after ${count(tiles, 'safe tile', 'safe tiles')}.`,
    returned: 'Nothing was opened in time; the stake went back.',
    tiles: (n: number) => count(n, 'safe tile', 'safe tiles'),
  },

  roulette: {
    cloth: 'Table',
    undo: 'Undo',
    clear: 'Clear',
    repeat: 'Repeat',
    total: (amount: string) => `On the table ${amount}`,
    mostUnits: (amount: string) => `This table takes ${amount} at most in one round.`,
    mostSpots: (n: number) => `This table takes chips on ${n} fields at most in one round.`,
    ball: ({ number, colour }: { number: number; colour: string }) => `${number} ${colour}.`,
    colours: { red: 'red', black: 'black', green: 'green' },
    kinds: {
      straight: 'Straight',
      split: 'Split',
      street: 'Street',
      corner: 'Corner',
      six: 'Six line',
      dozen: 'Dozen',
      column: 'Column',
      red: 'Red',
      black: 'Black',
      odd: 'Odd',
      even: 'Even',
      low: '1 to 18',
      high: '19 to 36',
    },
    evenChances: 'Even chances',
  },

  plinko: {
    rows: 'Rows',
    risk: 'Risk',
    risks: { low: 'Low', medium: 'Medium', high: 'High' },
    board: 'Board',
    landed: ({ bucket, multiple }: { bucket: number; multiple: string }) => `Bucket ${bucket}, ${multiple}.`,
    bucket: (n: number) => `Bucket ${n}`,
  },

  hiLo: {
    cards: 'Cards',
    higher: 'Higher or equal',
    lower: 'Lower or equal',
    strictlyHigher: 'Higher',
    strictlyLower: 'Lower',
    equal: 'Equal',
    skip: 'Change card',
    card: ({ rank, suit }: { rank: string; suit: string }) => `${rank} of ${suit}`,
    ranks: { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as Record<number, string>,
    suits: ['clubs', 'diamonds', 'hearts', 'spades'],
    now: (card: string) => `${card}.`,
    right: ({ card, multiple }: { card: string; multiple: string }) => `${card}. Right, ${multiple}.`,
    wrong: (card: string) => `${card}. Wrong.`,
    returned: 'Nothing was guessed in time; the stake went back.',
    firstGuess: (ranks: number) => `A first guess with ${ranks} of 13 ranks`,
  },

  crash: {
    auto: 'Leave by itself at',
    byHand: 'By hand',
    started: 'The climb begins.',
    left: (multiple: string) => `Left at ${multiple}.`,
    ended: (multiple: string) => `The climb ended at ${multiple}.`,
    leave: 'Cash out now',
    reach: ({ multiple, percent }: { multiple: string; percent: string }) =>
      `Leaving at ${multiple}, reached by ${percent} %`,
  },

  bingo: {
    cards: 'Cards',
    shapes: 'Shapes that pay',
    card: (n: number) => `Card ${n}`,
    calls: (n: number, of: number) => `${n} of ${of} calls`,
    nothing: 'No shape was filled.',
    filled: (shapes: string) => `${shapes}.`,
    patterns: {
      line: 'Line',
      corners: 'Corners',
      frame: 'Frame',
      full: 'Full card',
      cross: 'Cross',
      x: 'Letter X',
      diamond: 'Diamond',
      ring: 'Ring',
      t: 'Letter T',
      l: 'Letter L',
      z: 'Letter Z',
    },
  },

  blackjack: {
    house: 'House',
    own: 'You',
    hit: 'Hit',
    stand: 'Stand',
    double: 'Double',
    split: 'Split',
    poor: 'Not enough balance',
    hand: (n: number) => `Hand ${n}`,
    turn: 'Your turn',
    results: { won: 'Won', lost: 'Lost', push: 'Push' },
    pays: 'Blackjack pays 3 to 2 · The house stands on 17',
    natural: 'Blackjack.',
    now: ({ own, house }: { own: number; house: number }) => `You have ${own}, the house shows ${house}.`,
    result: ({ own, house }: { own: number; house: number }) => `You ${own}, the house ${house}.`,
    splitResult: ({ left, right, house }: { left: number; right: number; house: number }) =>
      `Hand 1 ${left}, hand 2 ${right}, the house ${house}.`,
    naturalRow: 'Blackjack: two cards of 21',
    winRow: 'A higher total, or the house above 21',
    pushRow: 'An equal total',
    doubledRow: 'A doubled hand that wins, both stakes',
  },

  rulesOf: {
    mines: [
      'Some tiles of the field hide mines; you choose how many. They are laid before you open the first tile and stay where they are.',
      'Every safe tile raises the multiple. Cash out whenever you like; a mine ends the round and takes the stake.',
      'A round that waits ten minutes is cashed out for you. If nothing was opened, the stake goes back.',
    ],
    roulette: [
      'One ball, 37 pockets, all equally likely. Chips can lie on numbers, between them, and on the fields around.',
      'A bet on n numbers pays 36 / n times its stake, the stake included. That is 36/37 of what is staked on average, wherever it lies.',
      'On half-back tables an even chance gets half of its stake back when the ball falls on zero.',
      'The wheel has no memory: past numbers say nothing about the next one.',
    ],
    plinko: [
      'The ball falls through the rows of pins. At each row it goes left or right with the same chance, and it ends in one of the buckets.',
      'You choose the number of rows and the risk: a higher risk pays more at the edges and less in the middle.',
      'The path is drawn before the ball falls; the picture follows it.',
    ],
    'hi-lo': [
      'Guess whether the next card is higher or lower. An equal card counts as right for both, except beside ace and king, where equal is a guess of its own. The ace is the lowest card.',
      'Each card comes from a whole pack of 52. A right guess multiplies what stands by one over its chance; a wrong one ends the round.',
      'Cash out after any right guess. Where the table allows it, a card can be changed without a guess.',
      'A round that waits ten minutes is cashed out for you. Without a right guess the stake goes back.',
    ],
    crash: [
      'The multiple climbs from 1.00 until it ends. Where it ends is drawn before the climb begins.',
      'Leave before the end and you are paid the multiple of that moment by the clock of the studio. After the end the stake is lost.',
      'Choose a multiple at which the studio leaves for you, and it does so even if your page is closed.',
      'Three of a hundred climbs end before their first step.',
    ],
    bingo: [
      'Cards and calls are drawn before the first ball is shown. Each card has five of fifteen numbers a column, and its middle is free.',
      'A fixed number of the 75 balls is called. Every shape that they fill pays on its own, on every card.',
      'The stake is shared among the cards, so more cards mean smaller steps and the same return.',
    ],
    blackjack: [
      'Come nearer to 21 than the house without passing it. Court cards count ten, the ace eleven or one. Hit for a card, stand to stay; 21 stays by itself.',
      'The house draws to 16 and stands on every 17. A blackjack, 21 with your first two cards, pays three to two and beats any other 21. If the house has one, the round ends before you choose. Equal totals give the stake back. There is no insurance.',
      'Double on the first two cards of a hand, after a split too: one more stake of the same size, one card, and the hand stands.',
      'Split two cards that count the same, once a round; a ten and a king may be split too. Each card becomes a hand with a second card and a stake of its own, played from left to right. Split aces get one card each and stand. 21 after a split is no blackjack.',
      'Each card comes from a whole pack of 52, so counting cards tells nothing.',
      'The best choices, where you neither double nor split: hit up to 11. With 12 stand against 4 to 6, with 13 to 16 against 2 to 6, else hit. From 17 stand. With an ace as eleven hit up to 17, and 18 against 9, 10 and ace.',
      'Double 9 against 3 to 6, 10 against 2 to 9, 11 against 2 to 10. With an ace: beside 2 against 6, beside 3 or 4 against 5 and 6, beside 5 against 4 to 6, beside 6 or 7 against 3 to 6.',
      'Split aces and eights always, fives and tens never. Split 2, 3 and 7 against 2 to 7, 4 against 5 and 6, 6 against 2 to 6, and 9 against 2 to 6, 8 and 9.',
      'A round that waits ten minutes stands for you on every hand and never raises the stake. The stated return counts all stakes of a round.',
    ],
  } as Record<InstantKind, string[]>,
}

export type Texts = typeof en
