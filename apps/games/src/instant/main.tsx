import type { InstantBoot } from '@baize/api/studio/instant'
import { readBoot } from '../kit/mount.tsx'
import { startGame } from './start-game.tsx'
import '../kit/fonts.css'
import '../kit/style/shared.css'
import '../kit/style/base.css'
import '../kit/style/dialog.css'
import '../kit/style/pages.css'
import './style/desk.css'

const boot = readBoot<InstantBoot>()
if (boot) void startGame(boot)
