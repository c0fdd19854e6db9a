// Tests the service contract line by line against a server as a user runs it: its own process, real readers, real files.
// All chapters share one server, because starting one costs more than a hundred requests.
import { additions } from './chapters/additions.ts'
import { authentication } from './chapters/authentication.ts'
import { decisions } from './chapters/decisions.ts'
import { fourOperations } from './chapters/four-operations.ts'
import { limits } from './chapters/limits.ts'
import { requestBody } from './chapters/request-body.ts'
import { resultRecord } from './chapters/result-record.ts'
import { resultSchema } from './chapters/result-schema.ts'
import { sharedService } from './support/service.ts'

const service = sharedService()

fourOperations(service)
requestBody(service)
resultRecord(service)
resultSchema(service)
authentication(service)
limits(service)
decisions(service)
additions(service)
