import type { LotteryBoot } from '../contract-lotteries.ts'

const boot = JSON.parse(document.getElementById('boot')!.textContent) as LotteryBoot
document.title = boot.game.title
