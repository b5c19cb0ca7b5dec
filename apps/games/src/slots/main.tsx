import 'pixi.js/unsafe-eval'
import { start } from './early.ts'
import { startGame } from './start-game.tsx'
import '../kit/fonts.css'
import '../kit/style/shared.css'
import '../kit/style/base.css'
import './style/game.css'
import '../kit/style/dialog.css'
import '../kit/style/pages.css'

if (start) void startGame(start)
