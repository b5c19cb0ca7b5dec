import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '@baize/testing/database-cluster'
import { afterAll, expect, type TestContext, test } from 'vitest'

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

const example = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/${name}`, import.meta.url)), 'utf8')

function run(program: string, ...args: string[]) {
  const env = { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env })
  return { isThere: error === undefined, status, said: `${stdout ?? ''}${stderr ?? ''}` }
}

/** Writes a file of the example's text, so that its program finds what it would find where it is deployed. */
function write(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** The report of a run names whatever was not looked at. */
function requireProgram({ skip }: TestContext, program: string, ...version: string[]): void {
  if (!run(program, ...version).isThere) skip(`${program} is not installed`)
}

test('[DEPLOY-018] nginx takes its example', context => {
  requireProgram(context, 'nginx', '-v')
  requireProgram(context, 'openssl', 'version')
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const made = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=play.example', '-keyout', key, '-out', certificate]
  expect(run('openssl', 'req', '-x509', ...made)).toMatchObject({ status: 0 })
  const own = example('nginx.conf').replaceAll('/etc/ssl/play.example', folder)
  expect(own).toContain(`ssl_certificate_key ${key}`)
  const whole = `pid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\ninclude ${write('baize.conf', own)};\n}\n`
  const { status, said } = run('nginx', '-t', '-p', folder, '-c', write('nginx.conf', whole))
  expect(said).toContain('test is successful')
  expect(status).toBe(0)
})

test('[DEPLOY-018] Caddy takes its example', context => {
  requireProgram(context, 'caddy', 'version')
  const path = write('Caddyfile', example('Caddyfile'))
  const { status, said } = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', path)
  expect(said).toContain('Valid configuration')
  expect(status).toBe(0)
  expect(run('caddy', 'fmt', path).said).toBe(example('Caddyfile'))
})

test.for(['Caddyfile', 'compose/Caddyfile'])(
  '[DEPLOY-018] Caddy by %s answers itself for what is asked from inside',
  (name, context) => {
    requireProgram(context, 'caddy', 'version')
    const site = example(name).replace('{$PUBLIC_URL}', 'https://play.example')
    const { said } = run('caddy', 'adapt', '--adapter', 'caddyfile', '--config', write('Caddyfile', site))
    expect(said).toContain('"path":["/metrics","/readyz"]')
    // Routes stand in the order in which they are asked.
    expect(said.indexOf('"status_code":404')).toBeGreaterThan(0)
    expect(said.indexOf('"status_code":404')).toBeLessThan(said.indexOf('"reverse_proxy"'))
  },
)

test('[DEPLOY-018] systemd takes its example', context => {
  requireProgram(context, 'systemd-analyze', '--version')
  const unit = example('baize.service').replace('/usr/bin/node', process.execPath)
  const { status, said } = run('systemd-analyze', 'verify', write('baize.service', unit))
  expect(said.split('\n').filter(line => line.includes('baize'))).toEqual([])
  expect(status).toBe(0)
})

test('[DEPLOY-018] the examples name what the servers do: the path of the studio, idle lines, and who is in front', () => {
  for (const name of ['nginx.conf', 'Caddyfile']) {
    expect(example(name)).toContain('/studio/')
    expect(example(name)).toContain('TRUSTED_PROXIES=1')
    expect(Number(/keepalive(?:_timeout)? (\d+)s/.exec(example(name))?.[1])).toBeLessThan(75)
  }
  expect(example('nginx.conf')).toMatch(/x-forwarded-for +\$proxy_add_x_forwarded_for/)
})
