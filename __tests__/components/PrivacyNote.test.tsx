import { render, screen } from '@testing-library/react';

/** Renders the note as a build with the given policy does. */
async function renderNote(privacyUrl: string): Promise<void> {
  jest.resetModules();
  process.env.SITE_PRIVACY_URL = privacyUrl;
  const { PrivacyNote } = await import('@/components/ui/PrivacyNote');
  render(PrivacyNote());
}

afterEach(() => {
  delete process.env.SITE_PRIVACY_URL;
});

test('the privacy policy is linked where there is one', async () => {
  await renderNote('https://agency.example/privacy');
  const link = screen.getByRole('link', { name: 'Privacy policy' });
  expect(link).toHaveAttribute('href', 'https://agency.example/privacy');
});

test('without a policy it says what is kept', async () => {
  await renderNote('');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(
    'We store what you send and use it only to answer you. This site sets no cookies.',
  );
});
