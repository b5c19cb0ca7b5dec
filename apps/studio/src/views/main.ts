import 'pixi.js/unsafe-eval'
import { start } from './early.ts'
import { startGame } from './start-game.ts'
import '../client/fonts.css'
import '../client/style/shared.css'
import '../client/style/base.css'
import './style/game.css'
import '../client/style/dialog.css'
import '../client/style/pages.css'

const root = document.getElementById('game')
if (start && root) void startGame(root, start)
