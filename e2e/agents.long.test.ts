import { agentButton, agentCentre, sendSignIn, signIn } from './agent-steps.ts'
import { expect, test } from './fixtures.ts'
import { documentViolations, password, phone, registerByForm, type Site, startSite, visit, wide } from './support.ts'

let site: Site
test.beforeAll(async () => {
  site = await startSite()
})
test.afterAll(() => site.stop())

test.describe('the agent centre', () => {
  test('[ROLE-011, ROLE-012] it opens for an agent and for a general agent', async () => {
    for (const who of ['agent', 'general']) {
      const { page, faults } = await site.visitor({ viewport: wide })
      await signIn(page, who)
      await visit(page, '/help')
      await agentButton(page).click()
      await agentCentre(page).getByRole('heading', { name: 'Team overview', level: 2 }).waitFor()
      expect(faults).toEqual([])
    }
  })

  test('[BRAND-026] promotions, the points mall, wallet, messages and the agent programme are a press away', async () => {
    const { page, faults } = await site.visitor({ viewport: wide })
    await signIn(page, 'agent')
    await page.getByRole('link', { name: 'Promotions' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Promotions' }).waitFor()
    await page.locator('footer').getByRole('link', { name: 'Points mall' }).click()
    await page.getByRole('heading', { level: 1, name: 'Points mall' }).waitFor()
    const centre = page.getByTestId('personalCentre')
    await page.getByTestId('deposit').click()
    await centre.locator('[data-page="depositv2"][aria-current="page"]').waitFor({ state: 'attached' })
    await centre.getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('button', { name: /unread message|^Messages$/ }).click()
    await centre.locator('[data-page="messageV2"][aria-current="page"]').waitFor({ state: 'attached' })
    await centre.getByRole('button', { name: 'Close', exact: true }).first().click()
    await agentButton(page).click()
    await agentCentre(page).locator('[aria-current="page"]').first().waitFor({ state: 'attached' })
    expect(faults).toEqual([])
  })

  test('[HOME-022] [AGENT-030] [AGENT-048] an offer stands on the home page of the downline at once; one with a lower rate says what accepting ends, and the upline ends the contract', async () => {
    const [upline, downline] = [await site.visitor({ viewport: wide }), await site.visitor({ viewport: wide })]
    await signIn(downline.page, 'tomas')
    await visit(downline.page, '/')
    await signIn(upline.page, 'agent')
    await visit(upline.page, '/?agent=downlineManagmentView')
    await agentCentre(upline.page)
      .getByRole('button', { name: /^tomas/ })
      .click()
    const sheet = upline.page.getByTestId('downline')
    await sheet.getByRole('button', { name: 'Contracts' }).click()
    const salary = sheet.locator('[data-contract="DAILY"]')
    const asked = downline.page.getByTestId('contractOffer')
    const offer = async (rate: string): Promise<void> => {
      await salary.getByRole('button', { name: 'Offer contract' }).click()
      await salary.getByLabel(/^Rate in percent/).fill(rate)
      await salary.getByRole('button', { name: 'Send offer' }).click()
      await asked.getByText(`${rate} %`, { exact: true }).waitFor()
    }
    await offer('0.80')
    expect(await asked.getByRole('alert').count()).toBe(0)
    await asked.getByRole('button', { name: 'Accept' }).click()
    await asked.waitFor({ state: 'detached' })
    await visit(upline.page, '/?agent=downlineManagmentView')
    await agentCentre(upline.page)
      .getByRole('button', { name: /^tomas/ })
      .click()
    await sheet.getByRole('button', { name: 'Contracts' }).click()
    await offer('0.50')
    await asked.getByText('Accepting 0.50 % ends your current contract at 0.80 % at once.').waitFor()
    await asked.getByRole('button', { name: 'Reject' }).click()
    await asked.waitFor({ state: 'detached' })
    await salary.getByRole('button', { name: 'Terminate' }).click()
    await salary.getByText('Ended at once and for good.').waitFor()
    await salary.getByRole('button', { name: 'Terminate' }).click()
    await expect(salary.getByText('Active', { exact: true })).toHaveCount(0)
    expect([...upline.faults, ...downline.faults]).toEqual([])
    await Promise.all([upline.context.close(), downline.context.close()])
  })

  test('[AGENTX-007] team and income have charts of 7 and 30 days with a table behind each', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await signIn(page, 'agent')
    await visit(page, '/?agent=agentTeamOverview')
    const entry = (name: string) => agentCentre(page).getByRole('button', { name, exact: true })
    for (const [name, chart] of [
      ['Team overview', 'Net win/loss by day'],
      ['My income', 'Income by day'],
    ] as const) {
      await entry(name).click()
      for (const [preset, days] of [
        ['Previous 7 days', 7],
        ['Previous 30 days', 30],
      ] as const) {
        await entry(preset).click()
        const figure = agentCentre(page).getByRole('region', { name: chart })
        await expect(figure.getByRole('group').getByRole('button')).toHaveCount(days)
        await figure.getByRole('button', { name: 'As a table' }).click()
        expect(await figure.getByRole('row').count()).toBe(1 + days)
        await figure.getByRole('button', { name: 'As a chart' }).click()
      }
    }
  })

  test('[WALK-020] a chart names its days and amounts, and tells the day that pointer or arrow keys come to', async () => {
    for (const viewport of [wide, phone]) {
      const { page, context } = await site.visitor({ viewport })
      await signIn(page, 'agent')
      await visit(page, '/?agent=agentTeamOverview')
      const figure = agentCentre(page).getByRole('region', { name: 'Net win/loss by day' })
      const bars = figure.getByRole('group').getByRole('button')
      await bars.nth(2).waitFor()
      const names = await bars.evaluateAll(all => all.map(bar => bar.getAttribute('aria-label') ?? ''))
      const shown = figure.getByRole('status')
      await bars.nth(2).hover()
      expect(await shown.innerText()).toBe(names[2])
      await bars.nth(4).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(shown).toHaveText(names[3])
      expect(names[3]).toMatch(/^\d{4}-\d\d-\d\d [+-]?P [\d,]+\.\d\d$/)
      const axis = await figure.getByRole('list', { includeHidden: true }).allInnerTexts()
      expect(axis[0]!.split(/\s+/)).toContain('0')
      expect(axis[1]!.split(/\s+/)).toContain(names[0]!.slice(5, 10))
      await context.close()
    }
  })

  test('every page conforms, wide in the dark and on a phone in the light', async () => {
    for (const [theme, viewport] of [
      ['dark', wide],
      ['light', { width: 390, height: 844 }],
    ] as const) {
      const { page, context, faults } = await site.visitor({ viewport })
      await context.addInitScript(shown => localStorage.setItem('theme', shown), theme)
      await signIn(page, 'agent')
      await visit(page, '/help?agent=menu')
      const entries = agentCentre(page).locator('[data-page]')
      await entries.first().waitFor()
      const keys = await entries.evaluateAll(all => all.map(entry => (entry as HTMLElement).dataset.page!))
      expect(keys).toHaveLength(12)
      for (const key of keys) {
        await visit(page, `/help?agent=${key}`)
        await agentCentre(page).getByRole('heading', { level: 2 }).waitFor()
        await expect(agentCentre(page).locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 })
        expect(await documentViolations(page), key).toEqual([])
      }
      expect(faults).toEqual([])
      await context.close()
    }
  })

  test('[AGENT-026] [AGENTX-009] a link to register has its picture, tells who came by it, and leads into the team', async () => {
    const { page } = await site.visitor({ viewport: wide })
    await signIn(page, 'agent')
    await visit(page, '/?agent=registerCenter')
    await agentCentre(page)
      .getByLabel(/^What it is for/)
      .fill('Night market')
    await agentCentre(page).getByRole('button', { name: 'Make a link' }).click()
    const row = agentCentre(page).getByRole('row').filter({ hasText: 'Night market' })
    await row.getByRole('button').click()
    const sheet = page.getByTestId('link')
    await sheet.getByTestId('qr').waitFor()
    const link = await sheet.getByRole('status').innerText()
    const newcomer = await site.visitor({ viewport: wide })
    const username = await registerByForm(newcomer.page, link)
    await newcomer.context.close()
    await visit(page, '/?agent=registerCenter')
    await expect(row.getByRole('cell').nth(2)).toHaveText('1')
    await agentCentre(page).getByRole('button', { name: 'Team management' }).click()
    await agentCentre(page)
      .getByRole('button', { name: new RegExp(`^${username}`) })
      .waitFor()
  })

  test('[AGENT-025] an account that the agent adds signs in with the password that was shown once', async () => {
    const { page, context } = await site.visitor({ viewport: wide })
    await signIn(page, 'agent')
    await visit(page, '/?agent=registerCenter')
    const name = `new${Date.now().toString(36)}`
    await agentCentre(page)
      .getByLabel(/^Username/)
      .fill(name)
    await agentCentre(page).getByRole('button', { name: 'Add account' }).click()
    const secret = await page.getByTestId('made').getByRole('status').innerText()
    await visit(page, '/?agent=downlineManagmentView')
    await agentCentre(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .waitFor()
    await context.close()

    const newcomer = await site.visitor({ viewport: wide })
    await sendSignIn(newcomer.page, name, secret)
    await newcomer.page.getByLabel(/^New password/).fill(password)
  })
})
