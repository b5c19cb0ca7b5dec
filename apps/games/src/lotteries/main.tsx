import type { LotteryBoot } from '@baize/api/studio/lottery'
import { readBoot } from '../kit/mount.tsx'
import { startPage } from './start-page.tsx'
import '../kit/fonts.css'
import '../kit/style/shared.css'
import '@baize/ui/tokens.css'
import './style/page.css'
import './style/rail.css'
import './style/picks.css'
import './style/slip.css'
import './style/results.css'
import '../kit/style/dialog.css'
import './style/pages.css'
import './style/trends.css'

const boot = readBoot<LotteryBoot>()
if (boot) void startPage(boot)
