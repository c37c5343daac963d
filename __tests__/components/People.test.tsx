import { render, screen, within } from '@testing-library/react';
import { People } from '@/components/sections/about/People';
import { Clients } from '@/components/sections/Clients';
import { ServiceTerms } from '@/components/sections/services/parts/ServiceTerms';
import { CallAssistant } from '@/components/ui/CallAssistant';
import { WriteToAssistant } from '@/components/ui/WriteToAssistant';
import { clients } from '@/content/copy/about';
import { serviceWith } from '@/content/services';

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
      <People
        people={[
          {
            name: 'Maria Ortiz',
            role: 'Founder',
            background: 'Ran a front desk for ten years.',
            photo: '/people/maria.jpg',
          },
        ]}
      />
      <Clients
        clients={[
          {
            name: 'Sam Lee',
            business: 'Lee Dental',
            quote: 'It books.',
            website: 'https://lee.example',
            measured: '41 bookings in May, 12 the May before',
            basis: 'Counted in Dentrix.',
            services: ['chatbot', 'phone'],
            software: 'Dentrix',
          },
          { name: 'Ann Roe', business: 'Roe Plumbing' },
        ]}
        reviews={{ text: '64 reviews on Google', href: 'https://reviews.example' }}
      />
    </>,
  );
  expect(screen.getByText('Founder')).toBeInTheDocument();
  expect(screen.getByText('Ran a front desk for ten years.')).toBeInTheDocument();
  expect(document.querySelector('img')).toHaveAttribute('src', '/people/maria.jpg');
  const clients = within(screen.getByRole('region', { name: /built for/ }));
  expect(clients.getByText('“It books.”')).toBeInTheDocument();
  expect(clients.getByText(/41 bookings/)).toBeInTheDocument();
  expect(clients.getByText('Counted in Dentrix.')).toBeInTheDocument();
  expect(
    clients.getByText(/Customer Service Chatbots and Automated Phone Callers, with Dentrix\./),
  ).toBeInTheDocument();
  expect(clients.getAllByRole('link')).toHaveLength(2);
  expect(clients.getByRole('link', { name: '64 reviews on Google' })).toHaveAttribute(
    'href',
    'https://reviews.example',
  );
  expect(clients.getByRole('link', { name: 'Open their site' })).toHaveAttribute(
    'href',
    'https://lee.example',
  );
  expect(clients.getByText('Ann Roe, Roe Plumbing')).toBeInTheDocument();
});

test('shows what a service did for a client beside its price', () => {
  const client = {
    name: 'Sam Lee',
    business: 'Lee Dental',
    website: 'https://lee.example',
    measured: '41 bookings in May, 12 the May before',
    services: ['phone', 'email'],
  };
  const { rerender } = render(<ServiceTerms service={serviceWith('phone')} clients={[client]} />);
  expect(screen.getByText(client.measured)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lee Dental' })).toHaveAttribute('href', client.website);
  rerender(<ServiceTerms service={serviceWith('email')} clients={[client]} />);
  expect(screen.queryByText(client.measured)).not.toBeInTheDocument();
});

test('a number to call the agency’s own assistant appears once it is filled in', () => {
  const { container, rerender } = render(<CallAssistant number={undefined} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<CallAssistant number="(614) 555-0177" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:6145550177');
});

test('links to write to the agency’s own assistant appear once they are filled in', () => {
  const { container, rerender } = render(<WriteToAssistant threads={[]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<WriteToAssistant threads={[{ name: 'WhatsApp', href: 'https://wa.me/1' }]} />);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/1');
});

test('each client’s service is one of ours', () => {
  for (const slug of clients.flatMap(({ services }) => services ?? [])) {
    expect(serviceWith(slug)).toHaveProperty('slug', slug);
  }
});
