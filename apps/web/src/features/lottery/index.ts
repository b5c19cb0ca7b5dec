export { LotteryCard, LotteryCardSkeleton } from './lottery-card.tsx'
export { type LotteryType, lotteryListQuery } from './lottery-queries.ts'
