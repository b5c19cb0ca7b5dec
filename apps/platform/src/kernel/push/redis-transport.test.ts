import { EventStream, RedisServer, SampleProvider, startTestPlatform, testKey, uniqueName } from '@baize/testing'
import { expect, test } from 'vitest'

test('[MON-009] with Redis what one process tells comes to the streams of another through it', async () => {
  const redis = await RedisServer.start()
  const shared = { REDIS_URL: redis.url, BAIZE_KEY: testKey }
  const first = await startTestPlatform(shared)
  const second = await startTestPlatform(shared, { database: first.database })
  const username = uniqueName()
  const member = await (await first.visitor()).register(username)
  const stream = await EventStream.open(member)
  await stream.within(2_000, 'balance')
  const before = redis.published
  const provider = await SampleProvider.start(second)
  const elsewhere = await (await second.visitor()).signIn(username, 'Tables#2026')
  await provider.bet(await provider.play(elsewhere), 'told-by-redis', 100_000)
  await stream.within(2_000, 'balance', ({ sumBalance }) => sumBalance === '990.00')
  expect(redis.published).toBeGreaterThan(before)
  stream.leave()
  await provider.stop()
  await second.platform.close()
  await first.stop()
  await redis.stop()
}, 30_000)
