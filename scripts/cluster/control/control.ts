import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { createInterface } from 'node:readline'
import { StartError } from '@baize/server-kit/database/start-error'

/** Takes commands of other processes, a line of words each, and answers each with text. */
export async function listenForCommands(
  path: string,
  take: (words: readonly string[]) => Promise<string>,
): Promise<Server> {
  const server = createServer({ allowHalfOpen: true }, socket => {
    socket.on('error', () => {})
    createInterface(socket).once('line', line =>
      take(line.split(' ')).then(
        text => socket.end(`${text}\n`),
        error => socket.end(`! ${error instanceof Error ? error.message : error}\n`),
      ),
    )
  })
  server.listen(path)
  await once(server, 'listening')
  return server
}

/** Asks the laboratory that runs. @throws StartError where none does, or with what it refused */
export async function command(path: string, words: readonly string[]): Promise<string> {
  const socket = connect(path)
  let answer = ''
  socket.setEncoding('utf8').on('data', text => (answer += text))
  try {
    await once(socket, 'connect')
    socket.write(`${words.join(' ')}\n`)
    await once(socket, 'end')
    socket.end()
  } catch {
    throw new StartError('start_failed', 'No laboratory runs: npm run cluster starts one.')
  }
  if (answer.startsWith('! ')) throw new StartError('start_failed', answer.slice(2).trim())
  return answer.trimEnd()
}
