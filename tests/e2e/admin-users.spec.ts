import { banner, dialog, openPanel, openUser, overview, row, search } from '../support/admin-panel.js';
import { PASSWORD, signUp } from '../support/people.js';
import { queryStack } from '../support/query-stack.js';
import { expect, test } from './fixtures.js';

test('an administrator makes a user an administrator, and a user again', async ({ page, browser, stack }) => {
  const admin = await openPanel(page, stack);
  const user = await openUser(browser, stack);
  await expect(user.page.getByText('Welcome, Layla')).toBeVisible();
  await expect(user.page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
  await search(page, user.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  const found = row(page, user.email);
  await expect(found.getByRole('cell', { name: 'User', exact: true })).toBeVisible();

  await found.getByRole('button', { name: 'Make Admin' }).click();
  await dialog(page, 'Make Admin').getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page, 'Make Admin')).toBeHidden();
  await found.getByRole('button', { name: 'Make Admin' }).click();
  await dialog(page, 'Make Admin').getByRole('button', { name: 'Make Admin' }).click();
  await expect(banner(page, `${user.email} is now an admin.`)).toBeVisible();
  await expect(found.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  await expect(page.getByText(`${admin} made ${user.email} an admin`)).toBeVisible();

  // The user's open window shows the new role without a reload.
  await user.page.getByRole('link', { name: 'Admin Panel' }).click();
  await expect(user.page).toHaveURL(/\/admin$/);
  await expect(overview(user.page).getByText('Documents')).toBeVisible();
  await expect(banner(page, `${user.email} is now an admin.`)).toBeHidden();

  await found.getByRole('button', { name: 'Make User' }).click();
  await dialog(page, 'Make User').getByRole('button', { name: 'Make User' }).click();
  await expect(banner(page, `${user.email} is now a user.`)).toBeVisible();
  await expect(user.page).toHaveURL(/\/dashboard$/);
  await expect(user.page.getByRole('link', { name: 'Admin Panel' })).toBeHidden();
  await user.context.close();
});

test('deleting a user signs them out of an open window at once', async ({ page, browser, stack }) => {
  const admin = await openPanel(page, stack);
  const user = await openUser(browser, stack);
  await expect(user.page.getByText('Welcome, Layla')).toBeVisible();
  // The new account appears in the open list without a reload.
  await expect(row(page, user.email)).toBeVisible();
  await row(page, user.email)
    .getByRole('button', { name: `Delete ${user.email}` })
    .click();
  await expect(dialog(page, 'Delete user')).toContainText('This action cannot be undone.');
  await dialog(page, 'Delete user').getByRole('button', { name: 'Delete' }).click();
  await expect(banner(page, `${user.email} has been deleted.`)).toBeVisible();
  await expect(user.page).toHaveURL(/\/auth/);
  await expect(user.page.getByText('This account has been closed or deleted.')).toBeVisible();
  await expect(row(page, user.email)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Users' })).toBeFocused();
  await expect(page.getByText(`${admin} deleted the account ${user.email}`)).toBeVisible();
  await user.context.close();
});

test('an administrator signs a user out of every browser, and the user can sign in again', async ({
  page,
  browser,
  stack,
}) => {
  const admin = await openPanel(page, stack);
  const user = await openUser(browser, stack);
  await expect(user.page.getByText('Welcome, Layla')).toBeVisible();
  await row(page, user.email)
    .getByRole('button', { name: `Sign ${user.email} out everywhere` })
    .click();
  await dialog(page, 'Sign out everywhere').getByRole('button', { name: 'Sign out' }).click();
  await expect(banner(page, `${user.email} has been signed out everywhere.`)).toBeVisible();
  await expect(user.page).toHaveURL(/\/auth/);
  await expect(page.getByText(`${admin} signed ${user.email} out everywhere`)).toBeVisible();
  await user.page.getByLabel('Email').fill(user.email);
  await user.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await user.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(user.page.getByText('Welcome, Layla')).toBeVisible();
  await user.context.close();
});

test('an administrator restores a closed account', async ({ page, browser, stack }) => {
  const user = await openUser(browser, stack);
  const closed = await user.page.request.delete('/auth/me', { data: { current_password: PASSWORD } });
  expect(closed.status()).toBe(204);
  await openPanel(page, stack);
  const found = row(page, user.email);
  await expect(found.getByText('Closed', { exact: true })).toBeVisible();
  await expect(found.getByText(/^Closed by the user; will be erased on/)).toBeVisible();
  await found.getByRole('button', { name: 'Restore' }).click();
  await dialog(page, 'Restore account').getByRole('button', { name: 'Restore' }).click();
  await expect(banner(page, `The account ${user.email} has been restored.`)).toBeVisible();
  await expect(found.getByText('Closed', { exact: true })).toBeHidden();
  const login = await user.page.request.post('/auth/login', {
    data: { email: user.email, password: PASSWORD },
  });
  expect(login.status()).toBe(200);
  await user.context.close();
});

test('only administrators can open the admin panel, and they cannot act on themselves', async ({
  page,
  stack,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth/);
  const email = await signUp(page.request, stack.outboxDir);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/redirect');
  await expect(page).toHaveURL(/\/dashboard$/);
  await queryStack(stack, `update users set role = 'admin' where email = $1`, [email]);
  await page.goto('/redirect');
  await expect(page).toHaveURL(/\/admin$/);
  const own = row(page, email);
  await expect(
    own.getByText('Only another admin can change your role or delete your account.'),
  ).toBeVisible();
  await expect(own.getByRole('button', { name: 'Make User' })).toBeDisabled();
  await expect(own.getByRole('button', { name: 'Delete' })).toBeDisabled();
});
