import 'pixi.js/unsafe-eval'
import type { GameBoot } from '../contract.ts'
import { startGame } from './start-game.ts'
import '../client/fonts.css'
import '../client/style/shared.css'
import '../client/style/base.css'
import './style/game.css'
import '../client/style/dialog.css'
import '../client/style/pages.css'

const data = document.getElementById('boot')
const root = document.getElementById('game')
if (data?.textContent && root) void startGame(root, JSON.parse(data.textContent) as GameBoot)
