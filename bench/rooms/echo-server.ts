import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerUsage } from './usage.ts'

/** Seats of a room of the yardstick. */
const SEATS = 4
/** Bytes, answers and the name of a message, which stand in its answers again. */
const HEAD = 23

/**
 * The yardstick of rooms: sockets with nothing behind them, in a process of its own. A message says how many frames of how many bytes
 * answer it; they go to the four sockets that were opened together, in turn. Nothing is read of it beside, and nothing is stored.
 */
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
const rooms: WebSocket[][] = []
const filler = 'x'.repeat(65_536)

sockets.on('connection', socket => {
  const last = rooms.at(-1)
  const room = last && last.length < SEATS ? last : []
  if (room !== last) rooms.push(room)
  room.push(socket)
  const own = room.length - 1
  socket.on('message', data => {
    const text = String(data)
    const bytes = Number.parseInt(text.slice(0, 6), 10)
    const answers = Number.parseInt(text.slice(6, 9), 10)
    const frame = text.slice(0, HEAD) + filler.slice(0, Math.max(0, bytes - HEAD))
    for (let sent = 0; sent < answers; sent++) room[(own + sent) % room.length]!.send(frame)
  })
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  answerUsage()
  process.send?.(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
