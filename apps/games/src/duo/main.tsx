import type { RoomsBoot } from '@baize/api/studio/rooms'
import { readBoot } from '../kit/mount.tsx'
import { startPage } from './start-page.tsx'
import '../kit/fonts.css'
import '../kit/style/shared.css'
import '@baize/ui/tokens.css'
import './style/index.css'
import '../kit/style/dialog.css'

const boot = readBoot<RoomsBoot>()
if (boot) void startPage(boot)
