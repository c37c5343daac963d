import { render, screen } from '@testing-library/react';
import { formCopy } from '@/content/copy/consultation';
import { suggestEmail } from '@/features/consultation/browser/suggestEmail';
import { Inputs } from '@/features/consultation/form/Inputs';
import { fields } from '@/features/consultation/model/fields';
import { aUser } from '../../../../testing/unit/user';

test.each([
  ['lola@gmail', 'lola@gmail.com'],
  ['Lola.B@gmial.com', 'Lola.B@gmail.com'],
  [' lola@gmail.con ', 'lola@gmail.com'],
  ['lola@gmail.co', 'lola@gmail.com'],
  ['lola@GMAIL.CMO', 'lola@gmail.com'],
  ['lola@gmaill.com', 'lola@gmail.com'],
  ['lola@hotmial.fr', 'lola@hotmail.fr'],
  ['lola@yaho.co.uk', 'lola@yahoo.co.uk'],
])('%j was probably meant to be %s', (email, meant) => {
  expect(suggestEmail(email)).toBe(meant);
});

const slips: Record<string, string[]> = {
  com: ['con', 'cmo', 'comm', 'cm', 'om', 'co'],
  net: ['ent', 'nte', 'nett', 'ne'],
  me: ['em', 'mee', 'm'],
  de: ['dee', 'd'],
};

/** Names that are words, so that somebody may have them in Colombia's domain, which many use for companies. */
const words = ['live.co', 'me.co', 'mac.co', 'mail.co'];

const services = `
  gmail.com googlemail.com yahoo.com ymail.com hotmail.com outlook.com live.com msn.com icloud.com me.com mac.com
  aol.com protonmail.com gmx.com mail.com zoho.com comcast.net verizon.net att.net sbcglobal.net bellsouth.net
  cox.net charter.net proton.me gmx.de
`;

test.each(
  services
    .trim()
    .split(/\s+/)
    .map((service) => service.split('.') as [string, string]),
)('each slip in the ending of %s.%s is asked about', (name, ending) => {
  for (const slip of slips[ending] ?? []) {
    const meant = words.includes(`${name}.${slip}`) ? null : `ana@${name}.${ending}`;
    expect([slip, suggestEmail(`ana@${name}.${slip}`)]).toEqual([slip, meant]);
  }
});

/** Services of many countries, companies whose names look like one, and new endings. */
const real = `
  gmail.com googlemail.com mail.com email.com ymail.com hmail.com fastmail.com gmx.com gmx.net gmx.de gmx.at web.de
  yahoo.com yahoo.com.br yahoo.com.mx yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.fr yahoo.de yahoo.ca yahoo.it
  hotmail.com hotmail.ch hotmail.co.uk hotmail.fr hotmail.it hotmail.com.br hotmail.nl live.com live.ca
  outlook.com outlook.co.uk outlook.com.au outlook.de outlook.fr outlook.com.br msn.com aol.com aim.com
  icloud.com me.com mac.com cloud.com protonmail.com protonmail.ch proton.me pm.me tutanota.com zoho.com hey.com
  mail.ru yandex.ru yandex.com seznam.cz email.cz centrum.cz wp.pl onet.pl libero.it orange.fr free.fr sfr.fr
  laposte.net t-online.de freenet.de bluewin.ch bt.com btinternet.com sky.com virginmedia.com eircom.net telia.com
  qq.com 163.com 126.com sina.com naver.com hanmail.net daum.net rediffmail.com uol.com.br bol.com.br terra.com.br
  comcast.net comcast.com verizon.net verizon.com att.net cox.net charter.net sbcglobal.net bellsouth.net shaw.ca
  rogers.com bigpond.com xtra.co.nz optusnet.com.au gail.com grail.com vera.bakery smiles.dental hair.salon my.agency
  ao.com al.com aon.com all.com love.com life.com like.com mca.com mali.com mall.com chapter.net photon.me live.co
`;

test.each([
  ...real.trim().replace(/\S+/g, 'ana@$&').split(/\s+/),
  ...['', 'lola', 'lola@', '@gmial.com', 'lola@shop'],
])('%j is left alone', (text) => expect(suggestEmail(text)).toBeNull());

const control = () => screen.getByLabelText(fields.email.label);

test('one tap takes the address that was probably meant, which a status tells once the field is left', async () => {
  const entered = jest.fn();
  render(
    <form onInput={({ target }) => entered((target as HTMLInputElement).value)}>
      <Inputs section="personal" services={[]} />
    </form>,
  );
  const user = aUser();
  await user.type(control(), 'ana@gmial.com');
  const status = await screen.findByRole('status');
  expect(status).toBeEmptyDOMElement();
  await user.tab();
  const suggestion = await screen.findByRole('button', { name: 'ana@gmail.com' });
  expect(status).toHaveTextContent(`${formCopy.didYouMean} ana@gmail.com?`);
  await user.click(suggestion);
  expect(control()).toHaveValue('ana@gmail.com');
  expect(control()).toHaveFocus();
  expect(entered).toHaveBeenLastCalledWith('ana@gmail.com');
  expect(status).toBeEmptyDOMElement();
});

test('a suggestion leaves with the next change', async () => {
  render(<Inputs section="personal" services={[]} />);
  const user = aUser();
  await user.type(control(), 'ana@gmial.com');
  await user.tab();
  expect(await screen.findByRole('button', { name: 'ana@gmail.com' })).toBeVisible();
  await user.type(control(), 'x');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
