import type { LotteryBoot } from '@baize/api/studio/lottery'
import { startPage } from './start-page.ts'
import '../client/fonts.css'
import '../client/style/shared.css'
import './style/page.css'
import './style/picks.css'
import './style/slip.css'
import './style/results.css'
import '../client/style/dialog.css'
import './style/pages.css'

const data = document.getElementById('boot')
const root = document.getElementById('game')
if (data?.textContent && root) startPage(root, JSON.parse(data.textContent) as LotteryBoot)
