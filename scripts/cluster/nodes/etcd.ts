import { join } from 'node:path'
import type { Program } from '../inside/machine.ts'
import { middle, ports } from '../plan.ts'
import type { Folders } from '../system/folders.ts'

const url = `http://${middle}:${ports.etcd}`
const peers = `http://${middle}:${ports.etcd + 1}`

/** Where the databases agree on their primary. */
export const etcd = ({ run }: Folders): Program => ({
  command: [
    ...['etcd', '--name', 'etcd1', '--data-dir', join(run, 'etcd1')],
    ...['--listen-client-urls', url, '--advertise-client-urls', url],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `etcd1=${peers}`],
  ],
  user: 'root',
  isReady: async () => (await fetch(`${url}/health`)).ok,
})
