import 'pixi.js/unsafe-eval'
import { ignoreComposedKeys } from '@baize/ui/composed-keys.ts'
import { start } from './early.ts'
import { startGame } from './start-game.tsx'
import '../kit/fonts.css'
import '../kit/style/shared.css'
import '../kit/style/base.css'
import './style/game.css'
import '../kit/style/dialog.css'
import '../kit/style/pages.css'

ignoreComposedKeys()
if (start) void startGame(start)
