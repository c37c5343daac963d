import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { container } from '@/styles/mixins';

const Hero = styled.section`${container} padding-block: 8rem;`;
export default function Page() {
  return (
    <Hero>
      <h1>Building the Future of Business Automation</h1>
      <ButtonLink href="/consultation">Build</ButtonLink>{' '}
      <ButtonLink variant="secondary" href="/consultation">
        Build
      </ButtonLink>
    </Hero>
  );
}
