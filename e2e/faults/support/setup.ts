import { endLeftServers } from '../../../testing/faultServer';

afterAll(endLeftServers);
