import { render, screen, within } from '@testing-library/react';
import { People } from '@/components/sections/about/People';
import { Clients } from '@/components/sections/Clients';

test('shows nothing while both lists are empty', () => {
  const { container } = render(
    <>
      <People people={[]} />
      <Clients clients={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});

test('shows the known details of people and clients', () => {
  render(
    <>
      <People people={[{ name: 'Maria Ortiz', role: 'Founder', photo: '/people/maria.jpg' }]} />
      <Clients
        clients={[
          {
            name: 'Sam Lee',
            business: 'Lee Dental',
            quote: 'It books.',
            website: 'https://lee.example',
            measured: '41 bookings in May, 12 the May before',
          },
          { name: 'Ann Roe', business: 'Roe Plumbing' },
        ]}
      />
    </>,
  );
  expect(screen.getByText('Founder')).toBeInTheDocument();
  expect(document.querySelector('img')).toHaveAttribute('src', '/people/maria.jpg');
  const clients = within(screen.getByRole('region', { name: /built for/ }));
  expect(clients.getByText('“It books.”')).toBeInTheDocument();
  expect(clients.getByText(/41 bookings/)).toBeInTheDocument();
  expect(clients.getAllByRole('link')).toHaveLength(1);
  expect(clients.getByRole('link', { name: 'Open their site' })).toHaveAttribute(
    'href',
    'https://lee.example',
  );
  expect(clients.getByText('Ann Roe, Roe Plumbing')).toBeInTheDocument();
});
