import { byTwo, startTestPlatform, startTwin, type TestClient, type TestPlatform, uniqueName } from '@baize/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let site: TestPlatform
let operator: TestClient
let second: TestClient
let visitor: TestClient
beforeAll(async () => {
  site = await startTestPlatform()
  operator = await site.operator()
  second = await site.operator('desk2')
})
beforeEach(async () => {
  visitor = await site.visitor()
})
afterAll(() => site.stop())

const reason = 'asked for by the owner'
const versionOf = async () => (await operator.call('site.brand', {})).version
const save = async (changes: Record<string, unknown>, by = operator) =>
  by.send('site.saveBrand', { changes, version: await versionOf(), reason })

describe('the brand', () => {
  test('[EYE-014] a setting is read, changed with a version and a reason, and acts in every process within two seconds', async () => {
    const twin = await startTwin(site)
    const shown = async (url: string) => {
      const answer = await fetch(`${url}/wps/system/permission`)
      return ((await answer.json()) as { value: { info: { minimumAge: number } } }).value.info.minimumAge
    }
    const before = await operator.call('site.brand', {})
    expect([before.settings.minimumAge, await shown(twin.url)]).toEqual([18, 18])
    const saved = await operator.call('site.saveBrand', {
      changes: { minimumAge: 21 },
      version: before.version,
      reason,
    })
    expect(saved.version).toBe(before.version + 1)
    for (const url of [site.url, twin.url]) await expect.poll(() => shown(url), { timeout: 2_000 }).toBe(21)
    const { rows } = await site.database.pool.query(
      "select actor, detail from audit.entry where action = 'site.saveBrand' order by id desc limit 1",
    )
    expect(rows[0].actor).toMatch(/^operator:\d+$/)
    expect(rows[0].detail).toMatchObject({ reason, before: { minimumAge: 18 }, after: { minimumAge: 21 } })
    expect((await save({ minimumAge: 18 })).status).toBe(200)
    await twin.stop()
  })

  test('of two who save at once on one version one is refused, and so is whoever comes with an old one', async () => {
    const version = await versionOf()
    const answers = await Promise.all(
      [operator, second].map((by, i) =>
        by.send('site.saveBrand', {
          changes: { brandName: `Baize ${i}` },
          version,
          reason,
        }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = await operator.send('site.saveBrand', { changes: { brandName: 'Late' }, version, reason })
    expect([late.status, late.body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect((await operator.call('site.brand', {})).settings.brandName).toMatch(/^Baize \d$/)
    await save({ brandName: 'Baize' })
  })

  test.each([
    [{ minimumAge: 12 }, 'changes.minimumAge', 'Enter at least 18.'],
    [{ timeZone: 'Mars/Olympus' }, 'changes.timeZone', 'This does not have the right form.'],
    [{ passwordExpiryDays: 1.5 }, 'changes.passwordExpiryDays', 'Enter a whole number.'],
    [{ brandName: '' }, 'changes.brandName', 'Use at least 1 characters.'],
    [{ currency: 'EUR' }, 'changes.currency', 'This field is not known here.'],
    [{ bonusContact: 'LETTER' }, 'changes.bonusContact', 'Choose one of: ZALO, WHATSAPP.'],
    [{ restriction: { countries: ['Malta'], addresses: [] } }, 'changes.restriction.countries.0', null],
    [{ restriction: { countries: [], addresses: ['10.0.0.0/40'] } }, 'changes.restriction.addresses.0', null],
    [
      { customerService: { link: '/helpmc', vip: '/helpmc', liveChat: 'javascript:alert(1)' } },
      'changes.customerService.liveChat',
      null,
    ],
  ])(
    '%j is refused by the name of its field, with its bounds, and changes nothing',
    async (changes, field, message) => {
      const before = await operator.call('site.brand', {})
      const { status, body } = await save({ ...changes, gtagId: 'G-NEVER' })
      expect([status, body.errorCode]).toEqual([400, 'invalid_input'])
      const fault = (body.value as unknown as { fields: { field: string; message: string }[] }).fields[0]!
      expect(fault.field).toBe(field)
      expect(fault.message).toBe(message ?? fault.message)
      expect(await operator.call('site.brand', {})).toEqual(before)
    },
  )

  test('[MEND-032] a zone is taken by any name, and one that is stored and not known falls back without a failed page', async () => {
    for (const timeZone of [
      'Asia/Ho_Chi_Minh',
      'Asia/Saigon',
      'Asia/Kolkata',
      'America/Argentina/Buenos_Aires',
      'UTC',
    ]) {
      expect((await save({ timeZone })).status, timeZone).toBe(200)
      expect((await operator.call('site.brand', {})).settings.timeZone).toBe(timeZone)
    }
    await site.platform.settings.writeBrand({ timeZone: 'Asia/Atlantis' })
    const { info } = await (await site.visitor()).call('site.permission', {})
    expect(info.timeZone).toBe('GMT')
    expect(site.logLines.text).toContain('Asia/Atlantis')
    await save({ timeZone: 'GMT' })
  })

  test('what prices money waits for a second operator, and one who has read an older version is told', async () => {
    const { version } = await operator.call('site.brand', {})
    const asked = { changes: { depositTurnover: 3 }, version, reason: 'a test' }
    const turnover = async () => (await operator.call('site.brand', {})).settings.depositTurnover
    const { approvalId } = await operator.ask('site.saveBrand', asked)
    expect(await turnover()).toBe(1)
    expect(await second.call('approvals.get', { id: approvalId })).toMatchObject({
      ...{ operation: 'site.saveBrand', subject: 'brand', state: 'OPEN', isOwn: false, mayDecide: true },
      preview: { before: { depositTurnover: 1 }, after: { depositTurnover: 3 } },
    })
    await byTwo([operator, second], 'site.saveBrand', asked)
    expect(await turnover()).toBe(3)
    const old = await operator.send('site.saveBrand', asked)
    expect([old.status, old.body.errorCode]).toEqual([409, 'changed_meanwhile'])
    await byTwo([operator, second], 'site.saveBrand', {
      ...asked,
      changes: { depositTurnover: 1 },
      version: version + 1,
    })
  })

  test('an operator who closes the site can open it again, signing in anew', async () => {
    const closed = { enabled: true, endTime: null, info: { EN: 'Back soon.' }, staffAddresses: [] }
    await save({ maintenance: closed })
    await expect.poll(async () => (await visitor.send('site.countryCode', {})).body.errorCode).toBe('maintenance')
    const anew = await site.operator()
    expect((await save({ maintenance: { ...closed, enabled: false } }, anew)).status).toBe(200)
    await expect.poll(async () => (await visitor.send('site.countryCode', {})).status).toBe(200)
  })
})

describe('the modules', () => {
  const switched = async (changes: Record<string, boolean>) =>
    operator.send('site.saveModules', { changes, version: (await operator.call('site.modules', {})).version, reason })

  test('one that is switched off hides in the tree and refuses its calls, until it is on again', async () => {
    expect((await switched({ PROMOTIONS: false, BLOG: false })).status).toBe(200)
    const { tree } = await operator.call('site.modules', {})
    expect(tree.find(({ modId }) => modId === 'PROMOTIONS')?.enabled).toBe('0')
    expect((await visitor.send('promotions.list', {})).body.errorCode).toBe('module_off')
    expect((await visitor.send('site.articles', { kind: 'BLOG' })).body.errorCode).toBe('module_off')
    expect((await switched({ PROMOTIONS: true, BLOG: true })).status).toBe(200)
    expect((await visitor.send('promotions.list', {})).status).toBe(200)
  })

  test('an unknown module and an old version change nothing', async () => {
    const { version, tree } = await operator.call('site.modules', {})
    expect((await switched({ NOTHING: true, BLOG: false })).body.errorCode).toBe('invalid_input')
    await switched({})
    const late = await operator.send('site.saveModules', { changes: { BLOG: false }, version, reason })
    expect(late.body.errorCode).toBe('changed_meanwhile')
    expect((await operator.call('site.modules', {})).tree).toEqual(tree)
  })
})

describe('the registration fields', () => {
  const saveFields = async (changes: Record<string, object>) =>
    operator.send('members.saveFields', {
      changes,
      version: (await operator.call('members.fields', {})).version,
      reason,
    })

  test('a field that is asked for is shown in the rules and missed by the registration', async () => {
    const before = (await operator.call('members.fields', {})).fields.birthDate!
    expect((await saveFields({ birthDate: { enabled: true, required: true } })).status).toBe(200)
    expect((await visitor.call('site.validation', {})).birthDate).toMatchObject({ enabled: true, required: true })
    const refused = await visitor.send('members.register', {
      ...{ username: uniqueName(), password: 'Tables#2026', confirmPassword: 'Tables#2026' },
    })
    const { fields } = refused.body.value as unknown as { fields: { field: string }[] }
    expect(fields).toEqual([{ field: 'birthDate', message: 'Please fill this in.' }])
    const { enabled, required } = before
    expect((await saveFields({ birthDate: { enabled, required } })).status).toBe(200)
  })

  test.each([
    [{ password: { minLength: 1 } }, 'changes.password'],
    [{ shoeSize: { enabled: true } }, 'changes.shoeSize'],
    [{ username: { enabled: false } }, 'changes.username.enabled'],
    [{ payeeName: { minLength: 60 } }, 'changes.payeeName.maxLength'],
    [{ payeeName: { maxLength: 256 } }, 'changes.payeeName.maxLength'],
  ])('%j is refused by the name of its field and changes nothing', async (changes, field) => {
    const before = await operator.call('members.fields', {})
    const { status, body } = await saveFields(changes)
    expect(status).toBe(400)
    expect((body.value as unknown as { fields: { field: string }[] }).fields[0]!.field).toBe(field)
    expect(await operator.call('members.fields', {})).toEqual(before)
  })
})
