import { ConsultationForm } from '../testing/consultationForm';
import { holdScripts } from './support/holdScripts';
import { expect, test } from './support/test';

const link = '?service=chatbot';

test('a link fills in its service, once, and a reload keeps it', async ({ page }) => {
  const form = new ConsultationForm(page);
  await form.open(link);
  const service = page.getByLabel('Primary Service Interest');
  await page.reload();
  await expect(service).toHaveValue('chatbot');
  await service.selectOption('');
  await page.reload();
  await expect(service).toHaveValue('');
});

test('a service that the visitor chose stays on reload and on Back', async ({ page }) => {
  const form = new ConsultationForm(page);
  await form.open(link);
  const service = page.getByLabel('Primary Service Interest');
  await service.selectOption('email');
  await page.reload();
  await expect(service).toHaveValue('email');
  await page.goto('/about');
  await page.goBack();
  await expect(service).toHaveValue('email');
});

test('a service that the visitor chose before the scripts arrived stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(`/consultation${link}`, { waitUntil: 'commit' });
  const service = page.getByLabel('Primary Service Interest');
  await service.selectOption('email');
  release();
  await new ConsultationForm(page).choose('Phone call');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(service).toHaveValue('email');
});

test('a second link replaces what the first has filled in, if nobody has touched it', async ({
  page,
}) => {
  const form = new ConsultationForm(page);
  await form.open(link);
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await form.open('?service=email');
  await expect(page.getByLabel('Primary Service Interest')).toHaveValue('email');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace');
});

test('after Thank You the link fills in its service again', async ({ page }) => {
  const form = new ConsultationForm(page);
  await form.open(link);
  await form.fillRequired();
  await form.choose('Email');
  await form.send();
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page.getByLabel('Primary Service Interest')).toHaveValue('chatbot');
});
