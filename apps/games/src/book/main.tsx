import type { BookBoot } from '@baize/api/studio/sports/frames'
import { readBoot } from '../kit/mount.tsx'
import { startPage } from './start-page.tsx'
import '../kit/fonts.css'
import '../kit/style/shared.css'
import '@baize/ui/tokens.css'
import './style/page.css'
import './style/list.css'
import './style/fixture.css'
import './style/live.css'
import './style/slip.css'
import './style/bets.css'
import './style/proof.css'
import './style/pages.css'

const boot = readBoot<BookBoot>()
if (boot) void startPage(boot)
