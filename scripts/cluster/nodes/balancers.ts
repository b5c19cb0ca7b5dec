import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from '../inside/machine.ts'
import { addressOf, databaseNames, middle, ports, type ServerName, serverNames, servers } from '../plan.ts'
import type { Folders } from '../system/folders.ts'
import { answersAt } from './pooler.ts'

const common = `global
  maxconn 8000
defaults
  timeout connect 3s
  timeout queue 5s
  timeout check 2s
`

/** Leads to the pooler beside the primary, as Patroni says which it is, and ends what leads elsewhere. */
export function primaryLine({ run }: Folders): Program {
  const each = databaseNames.map(
    name => `  server ${name} ${addressOf(name)}:${ports.pooler} check port ${ports.patroni}\n`,
  )
  const text = `${common}listen primary
  bind ${middle}:${ports.primary}
  mode tcp
  timeout client 24h
  timeout server 24h
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${each.join('')}`
  return balancer('line', text, { run, isReady: () => answersAt(middle, ports.primary) })
}

/** The door of the house: the studio's path to the studios, all else to the apis, and past one that is gone. */
export function frontDoor({ run, front }: Folders): Program {
  const of = (role: 'api' | 'studio') =>
    serverNames
      .filter(name => servers[name].role === role)
      .map((name: ServerName) => `  server ${name} ${middle}:${servers[name].port} check\n`)
      .join('')
  const text = `${common}  mode http
  option forwardfor
  option httpchk GET /healthz
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout http-keep-alive 60s
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
frontend front
  bind ${middle}:${ports.front}
  bind unix@${front} mode 666
  use_backend studios if { path_beg /studio/ }
  default_backend apis
backend apis
${of('api')}backend studios
${of('studio')}`
  return balancer('front', text, { run, isReady: () => answersAt(middle, ports.front) })
}

function balancer(name: string, text: string, { run, isReady }: { run: string; isReady: Program['isReady'] }): Program {
  const path = join(run, `${name}.cfg`)
  writeFileSync(path, text)
  return { command: ['haproxy', '-db', '-f', path], user: 'root', isReady }
}
