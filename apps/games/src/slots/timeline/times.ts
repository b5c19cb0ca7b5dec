/** Times of a round on screen, in milliseconds (games book 8.1). They never shrink: there is no turbo and no slam stop. */
export const times = {
  reelStartStep: 40,
  /** Reels speed up this long after the press. */
  start: 250,
  firstStop: 700,
  stopStep: 250,
  /** From full speed to standing still. */
  landing: 320,
  overshoot: 60,
  /** A reel that can complete the feature rolls so much longer. */
  anticipation: 600,
  beforeWins: 150,
  allLines: 600,
  oneLine: 700,
  burst: 250,
  fall: 300,
  land: 150,
  respin: 900,
  beforeFeature: 300,
  featureIntro: 1_800,
  featureOutro: 2_200,
  retrigger: 1_200,
  fullGrid: 1_400,
  expand: 900,
  /** Mystery symbols turn over: one turn, and how much later each reel begins. */
  turn: 420,
  turnStep: 120,
  /** A star of the spark flies so long, the next one leaves so much later. */
  spark: 420,
  sparkStep: 130,
  bookOpening: 2_800,
  wheel: 5_000,
  /** The wheel stands still for so long before it goes on. */
  wheelStop: 1_200,
  jackpot: 900,
  /** Reduced motion shows a new grid by a cross-fade instead of rolling. */
  crossFade: 300,
  /** After this long without an answer the player is told that the question still stands. */
  slowAnswer: 4_000,
  /** After this long without an answer the reels stand as they stood before the press. */
  longestRoll: 5_000,
} as const
