import type { TableBoot } from '@baize/api/studio/live'
import { HostFrame } from '../kit/host/frame.ts'
import { readBoot } from '../kit/mount.tsx'

const boot = readBoot<TableBoot>()
if (boot) new HostFrame().post({ kind: 'baize/ready', gameCode: boot.game.code })
