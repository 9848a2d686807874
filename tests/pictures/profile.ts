import { appCode } from '../support/authenticator.js';
import { PASSWORD } from '../support/people.js';
import type { Round } from './round.js';

/** Takes pictures of the account's states: editing, second factor, data export, closing. */
export async function profileStates(round: Round): Promise<void> {
  const { page, shoot, t } = round;
  await page.goto('/dashboard/profile');
  for (const name of ['profile.totp.enable', 'profile.export.begin']) {
    await page.getByRole('button', { name: t(name) }).waitFor();
  }
  await shoot('profile', { fullPage: true });

  await page.getByRole('button', { name: t('profile.edit') }).click();
  await page.getByLabel(t('profile.password.change')).check();
  await page.getByRole('button', { name: t('profile.save') }).click();
  await page.getByRole('alert').waitFor();
  await shoot('profile-edit', { fullPage: true });
  await page.reload();

  await secondFactor(round);
  await dataRights(round);
}

async function secondFactor({ page, shoot, t }: Round): Promise<void> {
  const card = page.getByRole('region', { name: t('profile.totp') });
  const press = (id: string) => card.getByRole('button', { name: t(id) }).click();
  await press('profile.totp.enable');
  await card.getByLabel(t('profile.password.current')).fill(PASSWORD);
  await press('profile.totp.continue');
  const secret = card.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/);
  await secret.waitFor();
  await shoot('profile-factor-scan', { fullPage: true });
  const shown = (await secret.textContent()) ?? '';
  await card.getByRole('textbox').fill(appCode(shown.replaceAll(' ', '')));
  await press('profile.totp.enable');
  await card.getByRole('listitem').nth(9).waitFor();
  await shoot('profile-factor-codes', { fullPage: true });
  await card.getByLabel(t('profile.totp.codes.saved')).check();
  await press('profile.totp.codes.done');
  await card.getByText(t('profile.totp.on')).waitFor();
}

async function dataRights({ page, shoot, t }: Round): Promise<void> {
  await page.getByRole('button', { name: t('profile.export.begin') }).click();
  await page.getByRole('link', { name: t('profile.export.download') }).waitFor();
  await shoot('profile-exported', { fullPage: true });
  // Pressed by keyboard: a toast may cover the button, and stays while the mouse is over it.
  await page.getByRole('button', { name: t('profile.close.ask') }).press('Enter');
  await page.getByRole('dialog').waitFor();
  await shoot('profile-close-dialog');
  await page.keyboard.press('Escape');
}
