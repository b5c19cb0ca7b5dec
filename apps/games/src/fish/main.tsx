import type { FishBoot } from '@baize/api/studio/fish'
import { readBoot } from '../kit/mount.tsx'
import { startPage } from './start-page.tsx'
import '../kit/fonts.css'
import '../kit/style/shared.css'
import '@baize/ui/tokens.css'
import './style/index.css'
import '../kit/style/dialog.css'

const boot = readBoot<FishBoot>()
if (boot) void startPage(boot)
